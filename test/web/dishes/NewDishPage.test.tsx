import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  DishesDocument,
  DishIngredientsDocument,
  ReadDishDocument,
  ReadPageDocument,
  SaveDishDocument,
} from '../../../web/dishes/operations.generated'
import { answers, dish, draft, fails, ingredient, line } from './dishSamples'
import { openDishes } from './openDishes'

jest.setTimeout(30_000)

const reads = (over: object = {}, sent?: (variables: Record<string, unknown>) => void) =>
  answers(
    ReadDishDocument,
    { readDish: { __typename: 'ReadDishResult', draft: draft(over), recipes: [], errors: [] } },
    sent,
  )
const saves = (result: object, sent?: (variables: Record<string, unknown>) => void) =>
  answers(SaveDishDocument, { saveDish: { __typename: 'SaveDishResult', dish: null, errors: [], ...result } }, sent)
const empty = answers(DishesDocument, {
  dishes: {
    __typename: 'DishConnection',
    nodes: [],
    totalCount: 0,
    assumedCount: 0,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
})

async function readRecipe(user: ReturnType<typeof openDishes>['user']) {
  await user.click(screen.getByLabelText('Recipe text'))
  await user.paste('Lentil soup')
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  return screen.findByRole('heading', { name: 'Check the recipe' })
}

it('shows what was read as the recipe has it, and what is not matched with why that matters', async () => {
  const sent = jest.fn()
  const { user } = openDishes('/dishes/new', [reads({}, sent)])
  await readRecipe(user)
  expect(sent).toHaveBeenCalledWith({ input: { text: 'Lentil soup' } })
  expect(screen.getByLabelText('Name')).toHaveValue('Lentil soup')
  expect(screen.getByLabelText('The recipe serves')).toHaveValue('4')
  expect(screen.getByText('1 of 2 ingredients is not matched yet.')).toBeVisible()
  expect(screen.getByText(/fails every dietary requirement/)).toBeVisible()
  for (const box of screen.getAllByRole('checkbox', { name: /Breakfast|Lunch|Dinner/ })) expect(box).not.toBeChecked()
  const [known, unknown] = within(screen.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem')
  expect(known).toHaveTextContent('split red lentils400 g, rinsed')
  expect(unknown).toHaveTextContent('Not matched')
  expect(unknown).toHaveTextContent('As written: 1 tbsp tamari')
})

it('an address alone is sent as one, and what the server says of it is at the box', async () => {
  const sent = jest.fn()
  const errors = [{ __typename: 'InputError', field: 'url', message: 'This server does not open pages.' }]
  const { user } = openDishes('/dishes/new', [
    answers(ReadPageDocument, { readPage: { __typename: 'ReadDishResult', draft: null, recipes: [], errors } }, sent),
  ])
  await user.click(screen.getByLabelText('Recipe text'))
  await user.paste(' https://pies.example/lentil-pie ')
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  expect(await screen.findByText('This server does not open pages.')).toBeVisible()
  expect(sent).toHaveBeenCalledWith({ input: { url: 'https://pies.example/lentil-pie' } })
  expect(screen.getByLabelText('Recipe text')).toHaveValue(' https://pies.example/lentil-pie ')
})

it('when it is eaten is chosen as the source says', async () => {
  const { user } = openDishes('/dishes/new', [reads({ categories: ['DINNER'] })])
  await readRecipe(user)
  expect(screen.getByRole('checkbox', { name: 'Dinner' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Lunch' })).not.toBeChecked()
})

it('a suggestion is chosen, and the dish is saved for one serve without rounding', async () => {
  const sent = jest.fn()
  const { user, address } = openDishes('/dishes/new', [
    reads({
      lines: [...draft().lines, line('1 egg', { amount: 1 / 3, unit: 'piece', ingredient: ingredient('egg') })],
      serves: 3,
    }),
    saves({ dish: dish() }, sent),
    empty,
  ])
  await readRecipe(user)
  await user.click(screen.getByRole('combobox', { name: 'Ingredient' }))
  await user.click(await screen.findByRole('option', { name: /gluten-free tamari/, hidden: false }))
  expect(screen.getByText(/Every ingredient is matched/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Dinner' }))
  await user.click(await screen.findByRole('button', { name: 'comfort' }))
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  await waitFor(() => expect(address()).toBe('/dishes'))
  expect(sent).toHaveBeenCalledWith({
    input: expect.objectContaining({
      id: null,
      name: 'Lentil soup',
      categories: ['DINNER'],
      minutes: 40,
      serves: 3,
      tags: ['comfort'],
      steps: ['Rinse.', 'Simmer.'],
      lines: [
        expect.objectContaining({ amount: 100, unit: 'g', ingredient: 'red-lentil-dried', preparation: 'rinsed' }),
        expect.objectContaining({ text: '1 tbsp tamari', amount: 0.25, ingredient: 'tamari' }),
        expect.objectContaining({ amount: 1 / 3, unit: 'piece', ingredient: 'egg' }),
      ],
    }),
  })
  expect(await screen.findByText('Lentil soup saved')).toBeVisible()
})

it('the whole catalogue is searched', async () => {
  const sent = jest.fn()
  const found = answers(
    DishIngredientsDocument,
    { ingredients: { __typename: 'IngredientConnection', nodes: [ingredient('soy-sauce')] } },
    sent,
  )
  const { user } = openDishes('/dishes/new', [reads(), found])
  await readRecipe(user)
  await user.click(screen.getByRole('combobox', { name: 'Ingredient' }))
  await user.type(await screen.findByPlaceholderText('Search all ingredients'), 'soy')
  await user.click(await screen.findByRole('option', { name: /soy sauce/, hidden: false }))
  expect(sent).toHaveBeenLastCalledWith({ search: 'soy' })
  expect(screen.getByText(/Every ingredient is matched/)).toBeVisible()
})

it('what was read is begun at its top, and so is the text that one goes back to', async () => {
  const { user } = openDishes('/dishes/new', [reads()])
  await readRecipe(user)
  expect(screen.getByRole('group', { name: 'Check the recipe' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Back to the text' }))
  expect(screen.getByRole('group', { name: 'Bring in a recipe' })).toHaveFocus()
})

it('each refusal brings the focus to what it says, also when it finds as many things as the one before', async () => {
  const { user } = openDishes('/dishes/new', [reads({ serves: null }), saves({})])
  await readRecipe(user)
  await user.click(screen.getByRole('checkbox', { name: 'Dinner' }))
  for (const serves of ['1/2', 'two']) {
    await user.type(screen.getByLabelText('The recipe serves'), serves)
    await user.click(screen.getByRole('button', { name: 'Save dish' }))
    expect(screen.getByText('One thing to correct.').closest('[tabindex="-1"]')).toHaveFocus()
  }
})

it('says what is missing before anything is sent', async () => {
  const sent = jest.fn()
  const { user } = openDishes('/dishes/new', [reads({ serves: null, minutes: null }), saves({}, sent)])
  await readRecipe(user)
  const amount = screen.getByLabelText('Amount')
  await user.clear(amount)
  await user.type(amount, 'some')
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  for (const words of [
    'Enter how many it serves.',
    'Enter how many minutes it takes.',
    'Choose when it is eaten.',
    /Enter an amount such as/,
    '4 things to correct.',
  ])
    expect(screen.getByText(words)).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

it('shows the server’s errors where they belong, and opens the line', async () => {
  const errors = [
    {
      __typename: 'InputError',
      code: 'UNKNOWN',
      field: 'lines[0].ingredient',
      message: 'There is no such ingredient.',
    },
    { __typename: 'InputError', code: 'DUPLICATE', field: 'name', message: 'You already have a dish with this name.' },
  ]
  const { user } = openDishes('/dishes/new', [reads(), saves({ errors })])
  await readRecipe(user)
  await user.click(screen.getByRole('checkbox', { name: 'Lunch' }))
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  expect(await screen.findByText('You already have a dish with this name.')).toBeVisible()
  expect(screen.getByText('There is no such ingredient.')).toBeVisible()
  expect(screen.getByText('Could not save the dish')).toBeVisible()
})

it('lines are added by writing them, and removed', async () => {
  const { user } = openDishes('/dishes/new', [reads()])
  await user.click(screen.getByRole('button', { name: 'Write it here instead' }))
  await user.type(screen.getByLabelText('Another ingredient'), '400 g lentils{Enter}')
  const list = await screen.findByRole('list', { name: 'Ingredients' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  await user.click(within(list).getByRole('button', { name: 'Remove' }))
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(within(list).getByRole('button', { name: /split red lentils/ })).toHaveFocus()
})

it('a file is read here, and of a page only the recipe is sent', async () => {
  const sent = jest.fn()
  openDishes('/dishes/new', [reads({}, sent)])
  const recipe = { '@type': 'Recipe', name: 'Pie', recipeIngredient: ['1 egg'], review: 'x'.repeat(50_000) }
  const page = `<html><script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, recipe] })}</script><p>${'y'.repeat(50_000)}</p></html>`
  const file = new File([page], 'pie.html', { type: 'text/html' })
  Object.assign(file, { text: () => Promise.resolve(page) })
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } })
  expect(await screen.findByRole('heading', { name: 'Check the recipe' })).toBeVisible()
  expect(sent).toHaveBeenCalledWith({ input: { text: '{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg"]}' } })
})

it('a failure is said and nothing is lost', async () => {
  const { user } = openDishes('/dishes/new', [fails(ReadDishDocument)])
  await user.click(screen.getByLabelText('Recipe text'))
  await user.paste('Lentil soup')
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  expect(await screen.findByText('Could not read the recipe. Check your connection, then try again.')).toBeVisible()
  expect(screen.getByLabelText('Recipe text')).toHaveValue('Lentil soup')
})

it('a name that is longer than a dish may have is shown whole, with the limit, and is not sent', async () => {
  const sent = jest.fn()
  const name = 'Slow braised lentils '.repeat(7).trim()
  const { user } = openDishes('/dishes/new', [reads({ name }), saves({}, sent)])
  await readRecipe(user)
  expect(screen.getByLabelText('Name')).toHaveValue(name)
  expect(screen.getByText('This name has 146 characters. Shorten it to at most 120.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Dinner' }))
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  expect(sent).not.toHaveBeenCalled()
})

it('too much is refused before it is sent', async () => {
  const sent = jest.fn()
  const { user } = openDishes('/dishes/new', [reads({}, sent)])
  fireEvent.change(screen.getByLabelText('Recipe text'), { target: { value: 'x'.repeat(20_001) } })
  await user.click(screen.getByRole('button', { name: 'Read recipe' }))
  expect(await screen.findByText(/more than 20,000 characters/)).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ReadDishDocument, SaveDishDocument, DishesDocument } from '../../../web/dishes/operations.generated'
import { usualMeasures } from '../../../web/dishes/usualMeasures'
import { answers, dish, draft, ingredient, line, question } from './dishSamples'
import { openDishes } from './openDishes'

jest.setTimeout(30_000)

type Variables = Record<string, unknown>
const sent = jest.fn<void, [Variables]>()
const read = (over: object = {}, result: object = {}) => ({
  readDish: { __typename: 'ReadDishResult', draft: draft(over), recipes: [], errors: [], ...result },
})
const reads = (over: object = {}, result: object = {}) => answers(ReadDishDocument, read(over, result), sent)
const saves = answers(SaveDishDocument, { saveDish: { __typename: 'SaveDishResult', dish: dish(), errors: [] } }, sent)
const flour = (amount: number, unit: string) =>
  line('1 cup flour', { amount, unit, ingredient: ingredient('plain-flour') })

async function readRecipe(user: ReturnType<typeof openDishes>['user']) {
  await user.click(screen.getByLabelText('Recipe text'))
  await user.paste('Lentil soup')
  await user.keyboard('{Control>}{Enter}{/Control}')
}

async function check(mocks: Parameters<typeof openDishes>[1]) {
  const opened = openDishes('/dishes/new', mocks)
  await readRecipe(opened.user)
  await screen.findByRole('heading', { name: 'Check the recipe' })
  return opened
}

const country = (name: string) => screen.getByRole('radio', { name })

beforeEach(() => localStorage.clear())

it('asks where a recipe with cups is from, reads its amounts again with the answer and remembers it', async () => {
  const { user } = await check([
    { ...reads({ measuresFrom: 'GUESS', lines: [flour(0.25, 'cup')] }), maxUsageCount: 1 },
    reads({ measures: 'US', serves: null, lines: [flour(237, 'ml')] }),
    saves,
    answers(DishesDocument, {}),
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Dinner' }))
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  expect(screen.getByText('Choose where this recipe is from.')).toBeVisible()
  expect(sent).toHaveBeenCalledTimes(1)

  await user.click(country('America'))
  expect(await screen.findByText('A cup is 237 ml, a tablespoon 15 ml.')).toBeVisible()
  expect(sent).toHaveBeenLastCalledWith({ input: { text: 'Ingredients\n1 cup flour', measures: 'US' } })
  expect(screen.getByRole('list', { name: 'Ingredients' })).toHaveTextContent('237 ml')
  expect(usualMeasures.read()).toEqual({ measures: 'US' })
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({
      input: expect.objectContaining({
        measures: 'US',
        lines: [expect.objectContaining({ amount: 237 / 4, unit: 'ml' })],
      }),
    }),
  )
})

it('sends the remembered answer, and an edited amount stays when another country is chosen', async () => {
  usualMeasures.write({ measures: 'UK' })
  const lines = [flour(0.25, 'cup'), line('1 tbsp oil', { amount: 0.25, unit: 'tbsp' })]
  const { user } = await check([
    { ...reads({ measures: 'UK', measuresFrom: 'CALLER', lines }), maxUsageCount: 1 },
    reads({ lines: [flour(237, 'ml'), line('1 tbsp oil', { amount: 3, unit: 'tsp' })] }),
  ])
  expect(sent).toHaveBeenLastCalledWith({ input: { text: 'Lentil soup', usualMeasures: 'UK' } })
  const amount = screen.getByLabelText('Amount')
  await user.clear(amount)
  await user.type(amount, '7')
  await user.click(country('America'))
  await screen.findByText('A cup is 237 ml, a tablespoon 15 ml.')
  const list = screen.getByRole('list', { name: 'Ingredients' })
  expect(list).toHaveTextContent('237 ml')
  expect(list).toHaveTextContent('7 tbsp')
})

it('asks nothing where a recipe has no such measures', async () => {
  await check([reads()])
  expect(screen.queryByText('Where is this recipe from?')).toBeNull()
})

it('asks how many a recipe serves that makes something else', async () => {
  const { user } = await check([reads({ serves: null, yields: '12 muffins' }), saves])
  const serves = screen.getByLabelText('The recipe serves')
  expect(serves).toHaveValue('')
  expect(serves).toHaveAccessibleDescription('It makes 12 muffins. How many does it serve?')
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  expect(screen.getByText('Enter how many it serves.')).toBeVisible()
  expect(sent).toHaveBeenCalledTimes(1)
})

it('asks of each ingredient that only the steps name, before it says what the dish meets', async () => {
  const lines = [line('400 g lentils', { ingredient: ingredient('red-lentil-dried') })]
  const steps = ['Rinse.', 'Stir in 50 g butter.', 'Top with cheese.']
  const unlisted = [question('butter', 'Stir in 50 g butter.'), question('any-cheese', 'Top with cheese.', 2)]
  const { user } = await check([reads({ lines, steps, unlisted }), saves, answers(DishesDocument, {})])
  expect(screen.getByText('The steps mention 2 things that are not listed.')).toBeVisible()
  expect(screen.queryByText(/Every ingredient is matched/)).toBeNull()
  const questions = screen.getByRole('list', { name: '2 questions' })
  expect(within(questions).getAllByRole('listitem')[0]).toHaveTextContent('Step 2 says: Stir in 50 g butter.')

  await user.click(screen.getByRole('button', { name: 'Yes, list it: butter' }))
  expect(screen.getByRole('list', { name: 'Ingredients' })).toHaveTextContent('butteras needed')
  await user.click(screen.getByRole('button', { name: "No, it isn't added: any cheese" }))
  expect(screen.getByText(/Every ingredient is matched/)).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: 'Dinner' }))
  await user.click(screen.getByRole('button', { name: 'Save dish' }))
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({
      input: expect.objectContaining({
        notAdded: ['any-cheese'],
        lines: [expect.anything(), expect.objectContaining({ text: 'butter', ingredient: 'butter', amount: null })],
      }),
    }),
  )
})

it('asks which recipe of a page is meant', async () => {
  const recipes = ['Pie', ''].map((name, index) => ({ __typename: 'FoundRecipe', name, ingredients: index + 1 }))
  const { user } = openDishes('/dishes/new', [reads({}, { recipes })])
  await readRecipe(user)
  expect(await screen.findByRole('heading', { name: 'This page has 2 recipes. Which one?' })).toBeVisible()
  expect(screen.getByRole('button', { name: /Pie\s*1 ingredient/ })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: /No name\s*2 ingredients/ }))
  expect(await screen.findByRole('heading', { name: 'Check the recipe' })).toBeVisible()
  expect(sent).toHaveBeenLastCalledWith({ input: { text: 'Lentil soup', recipe: 1 } })
})

it('a page that is pasted is read at once, and stays with what is wrong with it until it is taken away', async () => {
  const errors = [{ __typename: 'InputError', field: 'text', message: 'We found no recipe on this page.' }]
  const { user } = openDishes('/dishes/new', [reads({}, { draft: null, errors })])
  const page = `<!doctype html><body><p>News</p><script>${'x'.repeat(30_000)}</script></body>`
  fireEvent.paste(screen.getByLabelText('Recipe text'), { clipboardData: { getData: () => page } })
  expect(await screen.findByText('We found no recipe on this page.')).toBeVisible()
  expect(sent).toHaveBeenLastCalledWith({ input: { text: '<!doctype html><body><p>News</p></body>' } })
  expect(screen.getByText("A page's source")).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove it' }))
  expect(screen.getByLabelText('Recipe text')).toHaveFocus()
  expect(screen.queryByText('We found no recipe on this page.')).toBeNull()
})

it('goes on with the next recipe once one is saved', async () => {
  const { user, address } = await check([reads(), saves])
  await user.click(screen.getByRole('checkbox', { name: 'Dinner' }))
  await user.click(screen.getByRole('button', { name: 'Save and bring in another' }))
  expect(await screen.findByText('Lentil soup saved')).toBeVisible()
  const box = screen.getByLabelText('Recipe text')
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
  await waitFor(() => expect(address()).toBe('/dishes/new'))
})

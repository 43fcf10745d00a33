import { screen, waitFor, within } from '@testing-library/react'
import { DishDocument, DishesDocument, SaveDishDocument } from '../../../web/dishes/operations.generated'
import { readStepLines, toStepLines, withHeadingLine } from '../../../web/dishes/stepLines'
import { answers, dish, ingredient, line } from './dishSamples'
import { openDishes } from './openDishes'

jest.setTimeout(30_000)

const stored = dish({
  description: 'Warms.',
  notes: 'Freezes well.\nMore salt.',
  labels: ['Winter', 'Mum, Dad'],
  prepMinutes: 10,
  source: { name: 'Grandma', nutrition: '240 kcal' },
  sourceUrl: 'https://example.com/soup',
  stepSections: [{ before: 1, title: 'To serve' }],
  lines: [
    line('400 g lentils', { ingredient: ingredient('red-lentil-dried'), section: 'For the soup' }),
    line('1 onion', { ingredient: ingredient('brown-onion') }),
    line('1 egg', { ingredient: ingredient('egg'), section: 'To serve' }),
  ],
})
const empty = answers(DishesDocument, {
  dishes: {
    __typename: 'DishConnection',
    nodes: [],
    totalCount: 0,
    assumedCount: 0,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
})

async function edit(errors: object[] = []) {
  const sent = jest.fn()
  const result = { __typename: 'SaveDishResult', dish: errors.length > 0 ? null : stored, errors }
  const page = openDishes('/dishes/dish-1', [
    answers(DishDocument, { node: { ...stored, mayEdit: true } }),
    answers(SaveDishDocument, { saveDish: result }, sent),
    empty,
  ])
  await screen.findByLabelText('Name')
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save dish' }))
  return { ...page, sent, save, saved: () => (sent.mock.lastCall as [{ input: object }])[0].input }
}
const more = () => screen.getByRole('button', { name: /More about this dish/ })

it('what a dish keeps is saved as it was read, with the rest closed below a summary', async () => {
  const { save, saved, sent } = await edit()
  expect(more()).toHaveAttribute('aria-expanded', 'false')
  expect(more()).toHaveTextContent('Description · Notes · 2 labels · Source')
  expect(screen.queryByLabelText('Notes')).toBeNull()
  await save()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(saved()).toMatchObject({
    ...{ description: 'Warms.', notes: 'Freezes well.\nMore salt.', labels: ['Winter', 'Mum, Dad'] },
    ...{ prepMinutes: 10, cookMinutes: null, sourceName: 'Grandma', sourceNutrition: '240 kcal' },
    ...{ urlDetails: 'https://example.com/soup', steps: ['Rinse.', 'Simmer.'] },
    stepSections: [{ before: 1, title: 'To serve' }],
    lines: [{ section: 'For the soup' }, { section: null }, { section: 'To serve' }],
  })
  expect(saved()).not.toHaveProperty('cookedOn')
  expect(saved()).not.toHaveProperty('sourceApp')
})

it('is changed, and what is wrong with it is said where it is, opened', async () => {
  const { user, save, saved, sent } = await edit([
    { __typename: 'InputError', code: 'TOO_LONG', field: 'labels[1]', message: 'A label has at most 40 characters.' },
  ])
  await user.click(more())
  await user.clear(screen.getByLabelText('Your labels'))
  await user.type(screen.getByLabelText('Your labels'), 'winter,, from mum ,')
  await user.type(screen.getByLabelText('Minutes to cook'), 'x')
  await save()
  expect(screen.getByText('Enter whole minutes, or leave it empty.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('Minutes to cook'))
  await user.click(more())
  await save()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(saved()).toMatchObject({ labels: ['winter', 'from mum'], cookMinutes: null })
  await user.click(more())
  expect(await screen.findByText('A label has at most 40 characters.')).toBeVisible()
})

it('a heading is added above a line with one press, written there, and gone once it is empty', async () => {
  const { user, save, saved } = await edit()
  expect(screen.getAllByRole('textbox', { name: /^Heading above/ })).toHaveLength(2)
  const rows = within(screen.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem')
  const onion = within(rows[1] as HTMLElement)
  await user.click(onion.getByRole('button', { name: /onion/ }))
  await user.click(onion.getByRole('button', { name: 'Add a heading' }))
  const field = onion.getByRole('textbox', { name: 'Heading above 1 onion' })
  expect(field).toHaveFocus()
  await user.type(field, 'To fry')
  const egg = screen.getByRole('textbox', { name: 'Heading above 1 egg' })
  await user.clear(egg)
  await user.tab()
  expect(screen.queryByRole('textbox', { name: 'Heading above 1 egg' })).toBeNull()
  await save()
  await waitFor(() =>
    expect(saved()).toMatchObject({ lines: [{ section: 'For the soup' }, { section: 'To fry' }, { section: null }] }),
  )
})

it('the heading of a line that is removed goes to the next', async () => {
  const { user, save, saved } = await edit()
  const [first] = within(screen.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem')
  await user.click(within(first as HTMLElement).getByRole('button', { name: /lentil/ }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await save()
  await waitFor(() => expect(saved()).toMatchObject({ lines: [{ section: 'For the soup' }, { section: 'To serve' }] }))
})

it('a heading among the steps is begun with one press, and needs a step below it', async () => {
  const { user, save, saved, sent } = await edit()
  const steps = screen.getByLabelText('Steps, one a line')
  expect(steps).toHaveValue('Rinse.\n# To serve\nSimmer.')
  await user.click(within(screen.getByRole('region', { name: 'Steps' })).getByRole('button', { name: 'Add a heading' }))
  expect(steps).toHaveFocus()
  await user.keyboard('Last')
  expect(steps).toHaveValue('Rinse.\n# To serve\nSimmer.\n# Last')
  ;(steps as HTMLTextAreaElement).setSelectionRange(2, 2)
  await user.click(screen.getByRole('button', { name: 'Add a heading' }))
  await user.keyboard('First')
  expect(steps).toHaveValue('# First\nRinse.\n# To serve\nSimmer.\n# Last')
  await user.clear(steps)
  await user.type(steps, 'Rinse.\n# End')
  await save()
  expect(screen.getByText('Write a step below the last heading, or remove it.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  await user.type(steps, '\nEat.')
  await save()
  await waitFor(() =>
    expect(saved()).toMatchObject({ steps: ['Rinse.', 'Eat.'], stepSections: [{ before: 1, title: 'End' }] }),
  )
})

it('steps with headings are the same as lines', () => {
  const sections = [{ before: 0, title: 'One' }]
  expect(toStepLines(['a', 'b'], sections)).toBe('# One\na\nb')
  expect(readStepLines('# One\na\n\n#\n b ')).toEqual({ steps: ['a', 'b'], stepSections: sections, isOpen: false })
  expect(withHeadingLine('a\nb', 3)).toEqual({ text: 'a\n# \nb', place: 4 })
  expect(withHeadingLine('', null)).toEqual({ text: '# ', place: 2 })
})

import { screen, waitFor } from '@testing-library/react'
import { emptyEntry, type Plan, plannedRows } from '../../../web/plan/plan'
import { stillMissing } from '../../../web/planning/gaps'
import { RandomizeMealPlanDocument } from '../../../web/planning/operations.generated'
import { meal, planOf } from '../plan/samples'
import { fails, mealBases, proposed, randomize, renderPlan } from './renderPlan'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const FILL = 'Fill the gaps'
const fill = () => screen.getByRole('button', { name: FILL })
const field = (name: string) => screen.getByRole('combobox', { name })
const removed = {
  category: 'DINNER',
  row: 0,
  mealName: 'Roast',
  change: 'REMOVED',
  reasons: ['Contains beef'],
} as const
const report = (changes: object[] = [removed]) => ({ report: { changes: changes as never, at: Date.now() } })

/** A plan from which two dinners and a lunch were taken. */
const plan = planOf({
  lunch: [meal('Soup'), emptyEntry(3)],
  dinner: [emptyEntry(4), meal('Dal'), emptyEntry(2)],
})
const proposal = { lunch: proposed([meal('Pho')]), dinner: proposed([meal('Curry'), meal('Pie')]) }

function show(answer: object, sent?: (input: unknown) => void, shown: Plan = plan) {
  return renderPlan({ plan: shown, state: report(), mocks: [...mealBases(), randomize(answer, sent)] })
}

it('meals for those that were taken out come with one press, and one Undo takes them back', async () => {
  const sent = jest.fn()
  const { user } = show(proposal, sent)
  await user.click(fill())
  await waitFor(() => expect(field('Dinner 1')).toHaveValue('Curry'))
  expect([field('Dinner 2'), field('Dinner 3'), field('Lunch 1'), field('Lunch 2')].map(valueOf)).toEqual([
    'Dal',
    'Pie',
    'Soup',
    'Pho',
  ])
  expect(field('Serves of dinner 1')).toHaveTextContent('4')
  expect(sent).toHaveBeenCalledWith({
    lunch: { numMeals: 1, serves: [3] },
    dinner: { numMeals: 2, serves: [4, 2] },
    scope: 'GAPS',
    keep: ['id-Soup', 'id-Dal'],
  })
  expect(screen.queryByRole('button', { name: FILL })).toBeNull()
  await user.click(screen.getByText('Gaps filled').parentElement?.querySelector('button') as HTMLElement)
  expect([field('Dinner 1'), field('Dinner 3'), field('Lunch 2')].map(valueOf)).toEqual(['', '', ''])
  expect(field('Dinner 2')).toHaveValue('Dal')
})

it('rows that others eat are asked for apart, without what was just proposed', async () => {
  const sent = jest.fn()
  const shared = planOf({ dinner: [{ ...emptyEntry(2), eaters: ['mia'] }, emptyEntry(4)] })
  const { user } = renderPlan({
    plan: shared,
    state: report(),
    mocks: [
      ...mealBases(),
      randomize({ dinner: proposed([meal('Curry')]) }, sent),
      randomize({ dinner: proposed([meal('Pie')]) }, sent),
    ],
  })
  await user.click(fill())
  await waitFor(() => expect(field('Dinner 2')).toHaveValue('Pie'))
  expect(field('Dinner 1')).toHaveValue('Curry')
  expect(sent.mock.calls).toEqual([
    [{ dinner: { numMeals: 1, serves: [2], eaters: ['mia'] }, scope: 'CATEGORIES', keep: [] }],
    [{ dinner: { numMeals: 1, serves: [4] }, scope: 'GAPS', keep: ['id-Curry'] }],
  ])
})

it('a row that is gone or filled by the time the meals come stays so', () => {
  const filled = planOf({ lunch: [meal('Soup'), meal('Pho')], dinner: [meal('Curry'), meal('Dal'), meal('Pie')] })
  const proposed = new Map(plannedRows(filled).map(({ key, entry }) => [key, entry]))
  const now = planOf({ lunch: [meal('Soup')], dinner: [meal('Stew'), meal('Dal'), emptyEntry(2)] })
  expect([...stillMissing(now, proposed)].map(([id, { name }]) => [id, name])).toEqual([['dinner-2', 'Pie']])
})

it.each([
  ['the call fails', [fails(RandomizeMealPlanDocument)]],
  ['the server refuses', [randomize({ errors: [{ code: 'INVALID', field: null, message: 'No.' }] })]],
])('nothing changes if %s, and it can be pressed again', async (_why, mocks) => {
  const { user } = renderPlan({ plan, state: report(), mocks: [...mealBases(), ...mocks, randomize(proposal)] })
  await user.click(fill())
  expect(await screen.findByText('We had some trouble filling the gaps!')).toBeVisible()
  expect(field('Dinner 1')).toHaveValue('')
  await user.click(fill())
  await waitFor(() => expect(field('Dinner 1')).toHaveValue('Curry'))
})

it('a category for which nothing suits stays empty, and says so', async () => {
  const { user } = show({ ...proposal, lunch: proposed([]) })
  await user.click(fill())
  expect(await screen.findByText(/^No suitable lunch meals could be found/)).toBeVisible()
  expect(field('Lunch 2')).toHaveValue('')
  expect(field('Dinner 1')).toHaveValue('Curry')
})

it.each([
  ['only adapted meals', plan, [{ ...removed, change: 'ADAPTED' }]],
  ['took out what was filled since', planOf({ dinner: [meal('Dal')] }), [removed]],
])('is not offered where the settings %s', (_what, shown, changes) => {
  renderPlan({ plan: shown, state: report(changes) })
  expect(screen.getByText('Your plan changed')).toBeVisible()
  expect(screen.queryByRole('button', { name: FILL })).toBeNull()
})

const valueOf = (input: HTMLElement) => (input as HTMLInputElement).value

import { act, screen, waitFor, within } from '@testing-library/react'
import { forgetHousehold, parts } from '../../../web/live/household'
import { emptyEntry, type Plan } from '../../../web/plan/plan'
import { withMeal, withoutRow } from '../../../web/plan/planEdits'
import { meal, planOf } from '../plan/samples'
import {
  fails,
  mealBases,
  nameOf,
  offered,
  othersMake,
  plannedById,
  proposed,
  randomize,
  renderPlan,
  scrub,
  openSheet,
  removeRow,
  rowAt,
} from './renderPlan'
import { servesAs, serving, detailsWith } from './sheetMocks'
import { RandomizeMealPlanDocument } from '../../../web/planning/operations.generated'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

const person = { portion: 1, eats: ['BREAKFAST', 'LUNCH', 'DINNER'] as const, role: null }
const members = [
  { ...person, id: 'a', name: 'Ana', role: 'OWNER' as const, isViewer: true },
  { ...person, id: 'm', name: 'Mia', isViewer: false },
].map(({ eats, ...rest }) => ({ ...rest, eats: [...eats] }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => act(forgetHousehold))

const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(,|$)`) })
const field = (name: string) => screen.getByRole('combobox', { name })
const SHORT = 1200
/** An answer that is on its way for a while. */
const underWay = (proposal: object) => ({ ...randomize(proposal), delay: SHORT })
/** Others take the first dinner out, and put another meal into the second. */
const changeAbove = () => othersMake((plan) => withMeal(withoutRow(plan, 'dinner-0'), 'dinner-1', meal('Their roast')))
const takeOut =
  (id: string) =>
  (plan: Plan): Plan =>
    withoutRow(plan, id)

const dinners = (...names: string[]) => planOf({ dinner: names.map((name) => meal(name)) })
const show = (plan: Plan, ...mocks: ReturnType<typeof randomize>[]) =>
  renderPlan({ plan, mocks: [...mealBases(), ...mocks] })

describe('while rows above are changed by others', () => {
  const four = dinners('Dal', 'Pie', 'Pho', 'Stew')
  const after = { 'dinner-1': 'Their roast', 'dinner-2': 'Pho', 'dinner-3': 'Stew' }

  it('the dice of a row change that row (PLAN-59)', async () => {
    const { user } = show(four, underWay({ dinner: proposed([meal('Curry')]) }))
    await user.click(press('Randomize dinner 3'))
    changeAbove()
    expect(press('Randomize dinner 2')).toHaveAttribute('aria-busy', 'true')
    await screen.findByText('How about Curry?')
    expect(plannedById()).toEqual({ ...after, 'dinner-2': 'Curry' })
  })

  it('the dice of the category change the rows for which they were pressed', async () => {
    const { user } = show(four, underWay({ dinner: proposed(['a', 'b', 'c', 'd'].map((name) => meal(name))) }))
    await user.click(press('Randomize dinner'))
    othersMake((plan) => withoutRow(plan, 'dinner-1'))
    await screen.findByText('New dinners proposed')
    expect(plannedById()).toEqual({ 'dinner-0': 'a', 'dinner-2': 'c', 'dinner-3': 'd' })
  })

  it('an open picker picks for its row', async () => {
    const { user } = show(four)
    await offered()
    await user.click(field('Dinner 3'))
    await screen.findByRole('listbox')
    changeAbove()
    await user.click(screen.getByRole('option', { name: /Mapo tofu/ }))
    expect(plannedById()).toEqual({ ...after, 'dinner-2': 'Mapo tofu' })
    expect(field('Dinner 2')).toHaveValue('Mapo tofu')
  })

  it('an open choice of who eats is for its row', async () => {
    const follows = { followsPortions: true, numServes: 2 }
    const { user } = renderPlan({
      plan: planOf({ dinner: ['Dal', 'Pie', 'Pho', 'Stew'].map((name) => meal(name, follows)) }),
      mocks: [...mealBases(), scrub(planOf({})), detailsWith()],
    })
    act(() => parts.household.tell({ id: 'home', version: 1, members }))
    await openSheet(user, 'Dinner', 3)
    changeAbove()
    await user.click(screen.getByRole('checkbox', { name: 'Mia', hidden: false }))
    const facts = [1, 2, 3].map((row) => rowAt('Dinner', row).querySelector('[data-fact=eaters]')?.textContent)
    expect(facts).toEqual([undefined, 'not for Mia', undefined])
    expect(plannedById()).toEqual(after)
  })

  it('an open offer of two versions is for its row', async () => {
    const adapted = meal('Baked tofu', { isCustomised: true, swaps: [{ from: 'butter', to: 'olive oil', note: '' }] })
    const servings = [
      serving(meal('Baked tofu', { uniqueId: 'id-as it is', eaters: ['a'] })),
      serving({ ...adapted, eaters: ['m'] }),
    ]
    const { user } = renderPlan({
      plan: planOf({ dinner: [meal('Dal'), meal('Pie'), adapted, meal('Stew')] }),
      mocks: [...mealBases(), servesAs(servings), detailsWith(servings)],
    })
    act(() => parts.household.tell({ id: 'home', version: 1, members }))
    await openSheet(user, 'Dinner', 3)
    await screen.findByText('1 as it is: You')
    changeAbove()
    await user.click(press('Cook two versions'))
    const rows = plannedById()
    expect(Object.values(rows)).toEqual(['Their roast', 'Baked tofu', 'Baked tofu', 'Stew'])
    expect(rows).toMatchObject({ 'dinner-1': 'Their roast', 'dinner-2': 'Baked tofu', 'dinner-3': 'Stew' })
    await waitFor(() => expect(nameOf('Dinner', 2)).toHaveFocus())
  })

  it('the gaps are filled that were asked for and are still there', async () => {
    const plan = planOf({ dinner: [emptyEntry(2), meal('Dal'), emptyEntry(4), emptyEntry(4)] })
    const change = { category: 'DINNER', row: 2, rowId: 'dinner-2', mealName: 'Roast', change: 'REMOVED', reasons: [] }
    const { user } = renderPlan({
      plan,
      state: { report: { changes: [change as never], at: 1 } },
      mocks: [...mealBases(), underWay({ dinner: proposed([meal('Curry'), meal('Pie'), meal('Pho')]) })],
    })
    const place = () => within(screen.getByRole('region', { name: 'Your plan changed' })).queryByText(/^Dinner \d$/)
    expect(place()).toHaveTextContent('Dinner 3')
    await user.click(press('Fill the gaps'))
    othersMake((present) => withMeal(withoutRow(present, 'dinner-0'), 'dinner-3', meal('Stew')))
    expect(place()).toHaveTextContent('Dinner 2')
    await screen.findByText('Gaps filled')
    expect(plannedById()).toEqual({ 'dinner-1': 'Dal', 'dinner-2': 'Pie', 'dinner-3': 'Stew' })
    othersMake(takeOut('dinner-2'))
    expect(place()).toBeNull()
  })
})

describe('a row that others have taken out', () => {
  const two = dinners('Dal', 'Pie')

  it.each([
    ['a proposal', randomize({ dinner: proposed([meal('Curry')]) })],
    ['no proposal', fails(RandomizeMealPlanDocument)],
  ])('stays out when its dice have %s, and nothing is said', async (_what, mock) => {
    const { user } = show(two, { ...mock, delay: SHORT })
    await user.click(press('Randomize dinner 1'))
    othersMake(takeOut('dinner-0'))
    await removeRow(user, 'Dinner', 1)
    await waitFor(() => expect(press('Randomize dinner 1')).not.toHaveAttribute('aria-busy'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * SHORT)))
    expect(plannedById()).toEqual({ 'dinner-1': 'Pie' })
    expect(screen.queryByText(/How about|trouble/)).toBeNull()
  })

  it('takes all rows of a category with it that a proposal is for: nothing is proposed', async () => {
    const { user } = show(two, underWay({ dinner: proposed([meal('Curry'), meal('Stew')]) }))
    await user.click(press('Randomize dinner'))
    othersMake(() => planOf({ lunch: [meal('Soup')] }))
    await waitFor(() => expect(press('Randomize dinner')).not.toHaveAttribute('aria-busy'))
    expect(plannedById()).toEqual({ 'lunch-0': 'Soup' })
    expect(screen.queryByText('New dinners proposed')).toBeNull()
  })

  it('closes its picker, the one of another row stays closed, and the focus is in the row after it', async () => {
    const { user } = show(two)
    await offered()
    await user.click(field('Dinner 1'))
    await screen.findByRole('listbox')
    othersMake(takeOut('dinner-0'))
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(plannedById()).toEqual({ 'dinner-1': 'Pie' })
    await waitFor(() => expect(nameOf('Dinner', 1)).toHaveFocus())
  })

  it('hands the focus on from its list of serves, which is no part of it', async () => {
    const { user } = show(two)
    await user.click(field('Serves of dinner 2'))
    await screen.findByRole('option', { name: '7', hidden: false })
    othersMake(takeOut('dinner-1'))
    await waitFor(() => expect(nameOf('Dinner', 1)).toHaveFocus())
  })
})

describe('an undo', () => {
  const NOTHING = 'Nothing to undo: your plan has changed since'
  const toolbar = () => within(screen.getByRole('group', { name: 'Whole plan' }))

  it('says so when others have made it moot, and not that it was done', async () => {
    const { user } = show(dinners('Dal', 'Pie'), randomize({ dinner: proposed([meal('Curry')]) }))
    await user.click(press('Randomize dinner 1'))
    await screen.findByText('How about Curry?')
    othersMake(takeOut('dinner-0'))
    await user.click(toolbar().getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(NOTHING)).toBeVisible()
    expect(screen.queryByText('Undone')).toBeNull()
    expect(plannedById()).toEqual({ 'dinner-1': 'Pie' })
  })

  it('from its alert says so as well', async () => {
    const { user } = show(dinners('Dal', 'Pie'), randomize({ dinner: proposed([meal('Curry')]) }))
    await user.click(press('Randomize dinner 1'))
    const alert = await screen.findByText('How about Curry?')
    othersMake((plan) => withMeal(plan, 'dinner-0', meal('Their roast')))
    await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(NOTHING)).toBeVisible()
    expect(plannedById()).toEqual({ 'dinner-0': 'Their roast', 'dinner-1': 'Pie' })
  })

  it('of a removal brings back the same row, in its place', async () => {
    const { user } = show(dinners('Dal', 'Pie', 'Pho'))
    await removeRow(user, 'Dinner', 2)
    othersMake((plan) => withMeal(plan, 'dinner-2', meal('Their roast')))
    await user.click(toolbar().getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone')).toBeVisible()
    expect(plannedById()).toEqual({ 'dinner-0': 'Dal', 'dinner-1': 'Pie', 'dinner-2': 'Their roast' })
  })
})

import { emptyPlan, type Plan, plannedRows } from '../../../web/plan/plan'
import { planReducer } from '../../../web/plan/planReducer'
import { initialState, type PlannerState } from '../../../web/plan/plannerState'
import { meal, planOf } from './samples'

const soups = planOf({ lunch: [meal('Soup'), meal('Roast')] })
const pies = planOf({ dinner: [meal('Pie'), meal('Stew'), meal('Dal')] })
const withIds = (plan: Plan, from: number): Plan => {
  const ids = new Map(plannedRows(plan).map(({ key }, index) => [key, `row-${from + index}`]))
  const rows = (category: 'breakfast' | 'lunch' | 'dinner') => ({
    ...plan[category],
    mealList: plan[category].mealList.map((row) => ({ ...row, id: ids.get(row.id) ?? row.id })),
  })
  return { breakfast: rows('breakfast'), lunch: rows('lunch'), dinner: rows('dinner') }
}
const [before, others] = [withIds(soups, 1), withIds(pies, 10)]

const shown: PlannerState = { ...initialState(), plan: before, householdId: 'home' }
const follow = (state: PlannerState, plan: Plan, changedBy: string | null, householdId = 'home') =>
  planReducer(state, {
    type: 'follow',
    home: { plan, verdict: 'suits', savedVersion: null, changedBy, householdId },
  })

it('says who cleared the plan, and brings it back in one step that Undo takes back (PLAN-91)', () => {
  const cleared = follow(shown, emptyPlan(), 'Ben')
  expect(cleared.taken).toEqual({ kind: 'cleared', plan: before, by: 'Ben' })
  const back = planReducer(cleared, { type: 'bringBack', plan: before })
  expect([back.plan, back.taken, back.suits]).toEqual([before, null, 'due'])
  expect(planReducer(back, { type: 'undo' }).plan).toEqual(emptyPlan())
  expect(planReducer(cleared, { type: 'closeTaken' }).taken).toBeNull()
})

it('says who put another plan in its place (PLAN-91)', () => {
  expect(follow(shown, others, '').taken).toEqual({ kind: 'replaced', plan: before, by: '' })
})

it('says nothing of what the person did, of rows that stay, of empty rows and of another household', () => {
  expect(follow(shown, emptyPlan(), null).taken).toBeNull()
  const one = { ...before, lunch: { settings: { numMeals: 1 }, mealList: before.lunch.mealList.slice(1) } }
  expect(follow(shown, one, 'Ben').taken).toBeNull()
  expect(follow(shown, others, 'Ben', 'elsewhere').taken).toBeNull()
  const counted = planReducer(initialState(), {
    type: 'setCount',
    category: 'lunch',
    count: 2,
    seed: '00000000-0000-4000-8000-000000000000',
  })
  expect(follow({ ...counted, householdId: 'home' }, emptyPlan(), 'Ben').taken).toBeNull()
})

it('stays said while others go on, until it is back or something is done here', () => {
  const cleared = follow(shown, emptyPlan(), 'Ben')
  expect(follow(cleared, others, 'Cleo').taken).toBe(cleared.taken)
  expect(follow(cleared, before, 'Ben').taken).toBeNull()
  const seed = '00000000-0000-4000-8000-000000000000'
  expect(planReducer(cleared, { type: 'setCount', category: 'dinner', count: 1, seed }).taken).toBeNull()
})

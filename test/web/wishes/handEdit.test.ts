import { planReducer } from '../../../web/plan/planReducer'
import { initialState } from '../../../web/plan/plannerState'
import { changedByHand } from '../../../web/wishes/handEdit'
import { meal, planOf } from '../plan/samples'

const plan = planOf({ lunch: [meal('Soup')], dinner: [meal('Dal'), meal('Pie')] })
const state = { ...initialState(), plan }

test('a meal that is put into one row is a change by hand', () => {
  const after = planReducer(state, { type: 'pickMeal', id: 'dinner-1', meal: meal('Fish') }).plan
  expect(changedByHand(plan, after)).toBe('dinner-1')
})

test('several meals, serves, and rows that come or go are not', () => {
  const proposal = new Map([
    ['dinner-0', meal('Fish')],
    ['dinner-1', meal('Roast')],
  ])
  expect(changedByHand(plan, planReducer(state, { type: 'randomize', proposal }).plan)).toBeNull()
  expect(changedByHand(plan, planReducer(state, { type: 'setServes', id: 'dinner-1', serves: 4 }).plan)).toBeNull()
  expect(changedByHand(plan, planReducer(state, { type: 'removeRow', id: 'dinner-1' }).plan)).toBeNull()
  expect(changedByHand(plan, plan)).toBeNull()
})

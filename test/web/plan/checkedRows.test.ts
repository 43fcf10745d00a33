import type { Plan } from '../../../web/plan/plan'
import type { CheckedPlan } from '../../../web/plan/planAnswer'
import { planReducer } from '../../../web/plan/planReducer'
import { names, run, serves, withPlan } from './planStates'
import { meal, planOf } from './samples'

/** A check of these dinners took the second one out. */
const asked = planOf({ dinner: [meal('Dal'), meal('Roast'), meal('Pie')] })
const plan = planOf({ dinner: [meal('Dal'), meal('', { uniqueId: '' }), meal('Pie', { name: 'Apple pie' })] })
const checked: CheckedPlan = {
  asked,
  plan,
  changes: [{ category: 'DINNER', row: 1, rowId: 'dinner-1', mealName: 'Roast', change: 'REMOVED', reasons: [] }],
  at: 7,
}
const after = (present: Plan) => planReducer(withPlan(present), { type: 'checked', checked })

it('what a check found comes to its rows, wherever they stand by then', () => {
  const present = run(withPlan(asked), { type: 'removeRow', category: 'dinner', row: 0 }).plan
  expect(names(after(present), 'dinner')).toEqual(['', 'Apple pie'])
  expect(after(present)).toMatchObject({ suits: 'yes', checkedAt: 7 })
})

it('a row that has another meal or other eaters by then keeps them, and its check is due', () => {
  const picked = run(withPlan(asked), { type: 'pickMeal', category: 'dinner', row: 1, meal: meal('Stew') }).plan
  expect(names(after(picked), 'dinner')).toEqual(['Dal', 'Stew', 'Apple pie'])
  expect(after(picked).suits).toBe('due')
  const eating = { eaters: ['mia'], serves: 1 }
  const others = run(withPlan(asked), { type: 'setEaters', category: 'dinner', row: 1, eating }).plan
  expect(names(after(others), 'dinner')).toEqual(['Dal', 'Roast', 'Apple pie'])
  expect(after(others).suits).toBe('due')
})

it('serves that were set meanwhile stay', () => {
  const present = run(withPlan(asked), { type: 'setServes', category: 'dinner', row: 1, serves: 6 }).plan
  expect(serves(after(present), 'dinner')).toEqual([1, 6, 1])
  expect(names(after(present), 'dinner')).toEqual(['Dal', '', 'Apple pie'])
})

it('rows that have come meanwhile are still to be checked, unless they are empty', () => {
  const added = run(withPlan(asked), { type: 'setCount', category: 'lunch', count: 1 })
  expect(after(added.plan).suits).toBe('yes')
  const filled = run(added, { type: 'pickMeal', category: 'lunch', row: 0, meal: meal('Soup') })
  expect(after(filled.plan).suits).toBe('due')
})

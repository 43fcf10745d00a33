import { planReducer } from '../../../web/plan/planReducer'
import { meal, planOf } from './samples'
import { names, withPlan } from './planStates'

const plan = planOf({
  breakfast: [meal('Porridge'), meal('Toast'), meal('Eggs'), meal('Muesli')],
  dinner: [meal('Pie')],
})
const withRow = (row: number, change: object) => ({
  ...plan,
  breakfast: {
    ...plan.breakfast,
    mealList: plan.breakfast.mealList.map((one, index) => (index === row ? { ...one, ...change } : one)),
  },
})
const idOf = (row: number) => plan.breakfast.mealList[row]?.id ?? ''
const repeated = (from = plan) => planReducer(withPlan(from), { type: 'repeatMeal', id: idOf(0) })

it('puts the meal of a row into every row of its category, which keep their serves, ids and days (WEEK-19)', () => {
  const state = repeated(withRow(1, { numServes: 5, date: '2026-12-01' }))
  expect(names(state, 'breakfast')).toEqual(['Porridge', 'Porridge', 'Porridge', 'Porridge'])
  expect(names(state, 'dinner')).toEqual(['Pie'])
  expect(state.plan.breakfast.mealList[1]).toMatchObject({ id: idOf(1), numServes: 5, date: '2026-12-01' })
  expect(names(planReducer(state, { type: 'undo' }), 'breakfast')).toEqual(['Porridge', 'Toast', 'Eggs', 'Muesli'])
})

it('leaves locked rows, what is no meal, and versions of one meal (WEEK-19)', () => {
  expect(names(repeated(withRow(1, { isLocked: true })), 'breakfast')[1]).toBe('Toast')
  const text = repeated(withRow(1, { uniqueId: '', name: '', other: { text: 'Gran' } })).plan.breakfast.mealList[1]
  expect([text?.uniqueId, text?.other]).toEqual(['', { text: 'Gran' }])
  expect(names(repeated(withRow(2, { variantOf: idOf(1) })), 'breakfast')).toEqual([
    'Porridge',
    'Toast',
    'Eggs',
    'Porridge',
  ])
})

it('an empty row has nothing to repeat', () => {
  const state = withPlan(withRow(0, { uniqueId: '', name: '' }))
  expect(planReducer(state, { type: 'repeatMeal', id: idOf(0) })).toBe(state)
})

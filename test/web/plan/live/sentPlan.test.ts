import { planPart } from '../../../../web/live/plan/planPart'
import { isSentPlan, renewSentPlan, toSentPlan } from '../../../../web/live/plan/sentPlan'
import { sentPlan } from '../../../support/planAtHome'
import { currentAnswer, meal, planOf } from '../samples'

const plan = planOf({
  lunch: [meal('Soup')],
  dinner: [meal('Dal', { swaps: [{ from: 'ghee', to: null, note: '' }], isCustomised: true }), meal('Roast')],
})

it('an answer is kept in the form in which the release before kept it', () => {
  const told = toSentPlan(currentAnswer(plan, 7, ['dinner-1']) as never)
  expect(told).toEqual({ ...sentPlan(plan, ['dinner-1']), version: 7 })
  expect(isSentPlan(told)).toBe(true)
  expect(() => toSentPlan(null)).toThrow('No plan')
})

it('what the release before kept is read: what does not suit was named by category and place', () => {
  const { unsuitable: _unsuitable, ...rest } = sentPlan(plan)
  const rows = rest.rows.map(({ entry: { plate: _plate, ...entry }, ...row }) => ({ ...row, entry }))
  const change = { category: 'DINNER', row: 1, mealName: 'Roast', change: 'REMOVED', reasons: [] }
  const kept = renewSentPlan({ ...rest, rows, unsuitable: [change] })
  expect(kept).toMatchObject({ version: rest.version, unsuitable: ['dinner-1'] })
  if (!planPart.isTold(kept)) throw new Error('It is not read')
  expect(planPart.viewOf(kept, [])).toMatchObject({ verdict: 'doesNotSuit' })
})

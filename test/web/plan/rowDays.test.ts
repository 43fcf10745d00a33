import { baseOf, shownOf } from '../../../web/live/plan/livePlan'
import { isSentPlan, toSentPlan } from '../../../web/live/plan/sentPlan'
import type { CurrentPlanFragment } from '../../../web/plan/operations.generated'
import { entriesOf, type Plan, plannedRows } from '../../../web/plan/plan'
import { withDays, withMeal } from '../../../web/plan/planEdits'
import { withVersions } from '../../../web/plan/eaterEdits'
import { fromStored, isStoredPlan } from '../../../web/plan/planGuard'
import { planReducer } from '../../../web/plan/planReducer'
import { editsBetween, isSamePlan } from '../../../web/plan/planRows'
import { rebaser } from '../../../web/plan/rebaser'
import { firstIds, inPlacesOf } from '../../../web/plan/rowIds'
import { withPlan } from './planStates'
import { currentAnswer, meal, planOf } from './samples'

const DAY = '2026-12-01'
const bare = planOf({ dinner: [meal('Dal'), meal('Pie')] })
const dated = withDays(bare, new Map([['dinner-0', DAY]]))
const daysOf = (plan: Plan) => plannedRows(plan).map(({ entry }) => entry.date)

it('a day comes from the server, and a row without one has none (PLAN-60)', () => {
  const sent = toSentPlan(currentAnswer(dated) as CurrentPlanFragment)
  expect(isSentPlan(sent)).toBe(true)
  expect(daysOf(shownOf({ base: baseOf(sent), pending: [] }))).toEqual([DAY, undefined])
})

it('a day that is set or taken away is one act, which the page shows at once', () => {
  const [edit, ...more] = editsBetween(bare, dated)
  expect(edit?.act).toEqual({ setDate: { rowId: 'dinner-0', date: DAY } })
  expect(more).toEqual([])
  const base = baseOf(toSentPlan(currentAnswer(bare) as CurrentPlanFragment))
  expect(daysOf(shownOf({ base, pending: editsBetween(bare, dated) }))).toEqual([DAY, undefined])
  expect(editsBetween(dated, bare).map(({ act }) => act)).toEqual([{ setDate: { rowId: 'dinner-0', date: null } }])
})

it('Undo takes a day back, and a day that a row has already is no step', () => {
  const state = planReducer(withPlan(bare), { type: 'setDays', days: new Map([['dinner-0', DAY]]) })
  expect(daysOf(state.plan)).toEqual([DAY, undefined])
  expect(isSamePlan(state.plan, bare)).toBe(false)
  expect(planReducer(state, { type: 'setDays', days: new Map([['dinner-0', DAY]]) })).toBe(state)
  expect(daysOf(planReducer(state, { type: 'undo' }).plan)).toEqual([undefined, undefined])
})

it('an undo leaves a day that others have set since', () => {
  const before = withMeal(bare, 'dinner-1', meal('Pho'))
  const after = withDays(before, new Map([['dinner-0', DAY]]))
  expect(daysOf(rebaser(before, after)(bare))).toEqual([DAY, undefined])
})

it('an undo brings back no day that others have taken away since', () => {
  const before = withMeal(dated, 'dinner-1', meal('Pho'))
  const after = withDays(before, new Map([['dinner-0', null]]))
  expect(daysOf(rebaser(before, after)(dated))).toEqual([undefined, undefined])
})

it('stays when another meal comes into the row, by a pick or by Load, and over a reload', () => {
  expect(daysOf(withMeal(dated, 'dinner-0', meal('Pho')))).toEqual([DAY, undefined])
  expect(daysOf(inPlacesOf(planOf({ dinner: [meal('x'), meal('y')] }), dated, firstIds(1)))).toEqual([DAY, undefined])
  const stored: unknown = JSON.parse(JSON.stringify(dated))
  expect(isStoredPlan(stored) && daysOf(fromStored(stored, () => ''))).toEqual([DAY, undefined])
})

it('is that of all versions of a meal, and is not saved (PLAN-14)', () => {
  const two = withVersions(dated, 'dinner-0', [meal('Dal'), meal('Dal', { isVersion: true })], () => 'new')
  expect(daysOf(two)).toEqual([DAY, DAY, undefined])
  expect(entriesOf(dated.dinner).some((entry) => 'date' in entry)).toBe(false)
})

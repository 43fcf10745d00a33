import { CATEGORIES, type Plan } from './plan'
import { type BlanketServes, blanketOf, dueFor, type PlannerState, type PlanReport, type Step } from './plannerState'
import { isSamePlan } from './planRows'

/** How many steps back are kept. */
export const UNDO_STEPS = 30

/** The state after an edit, which an undo takes back; the very same state when nothing changed. */
export function edited(state: PlannerState, plan: Plan, blanket: BlanketServes = state.blanket): PlannerState {
  if (showsSame(state, { plan, blanket })) return state
  return { ...state, plan, blanket, past: [...state.past, stepOf(state)].slice(-UNDO_STEPS), changed: [], taken: null }
}

/** A plan that has taken the place of the one `before`, with what of it did not suit. */
export interface Opening extends PlanReport {
  before: Plan
}

/** One undo brings the plan before back, which is checked then. The steps before that were about other rows. */
export function opened(state: PlannerState, { before, changes, at }: Opening): PlannerState {
  const blanket = blanketOf(before, state.blanket)
  const step: Step = { plan: before, blanket, suits: dueFor({ plan: before }), reportAt: null }
  return { ...state, past: [step], changed: [], report: changes.length > 0 ? { changes, at } : null }
}

/** Whether two states show the same; an undo that others have made moot leaves such a state. */
export function showsSame(one: Shown, other: Shown): boolean {
  const sameBlanket = CATEGORIES.every((category) => one.blanket[category] === other.blanket[category])
  return sameBlanket && isSamePlan(one.plan, other.plan)
}

type Shown = Pick<PlannerState, 'plan' | 'blanket'>

/** What an undo of the next edit brings back. */
export function stepOf({ plan, blanket, suits, report }: PlannerState): Step {
  return { plan, blanket, suits, reportAt: report?.at ?? null }
}

/** The state as it was before a step, by default the last one. */
export function undone(state: PlannerState, index = state.past.length - 1): PlannerState {
  const step = state.past[index]
  if (!step) return state
  const { reportAt, origin: _origin, ...before } = step
  const report = state.report && state.report.at === reportAt ? state.report : null
  return { ...state, ...before, report, past: state.past.slice(0, index), changed: [] }
}

/** Whether an undo can bring back the plan before the report. */
export function canUndoReport(state: PlannerState): boolean {
  return state.report !== null && indexBeforeReport(state) >= 0
}

/** The step before the report; less than 0 when it is not among those kept. */
export function indexBeforeReport({ past, report }: PlannerState): number {
  return past.findLastIndex(({ reportAt }) => reportAt !== report?.at)
}

import { LIMITS } from '../../schema/limits'
import { CATEGORIES, type Category, emptyPlan, type Entry, hasMeals, hasNoRows, type Plan, planKey } from './plan'
import type { PlanChangeFragment } from './operations.generated'
import {
  commonServes,
  type Proposal,
  withBlanketServes,
  withCount,
  withMeal,
  withoutRow,
  withProposal,
  withServes,
} from './planEdits'

/** How many steps back are kept. */
export const UNDO_STEPS = 30

/** The serves that new rows of each category get. */
export type BlanketServes = Readonly<Record<Category, number>>

/**
 * Whether every meal of the plan suits the person's settings, as far as the page knows. The check of a plan that comes
 * from the device is `due`; a plan that could not be checked is `unchecked`; `no` is one that was brought back although
 * it failed the check.
 */
export type Suits = 'yes' | 'no' | 'due' | 'unchecked'

/** A plan as the check under the present settings made it. */
export interface CheckedPlan {
  plan: Plan
  /** What the check changed, row by row. */
  changes: readonly PlanChangeFragment[]
  /** When it was checked, in milliseconds since 1970. */
  at: number
}

/** What the check of a plan that came onto the page changed in it, until the person closes it. */
export type PlanReport = Omit<CheckedPlan, 'plan'>

/** What an undo brings back. */
export interface Step {
  plan: Plan
  blanket: BlanketServes
  suits: Suits
  /** Names the report that was shown with it; null without one. */
  reportAt: number | null
}

/** The planner's shared state. */
export interface PlannerState extends Omit<Step, 'reportAt'> {
  /** Earlier steps, the latest last. */
  past: readonly Step[]
  /** Keys such as `dinner-0` of the rows that the last proposal replaced; any other edit forgets them. */
  changed: readonly string[]
  /** Version of the saved plan that this one is based on; 0 while none was loaded or saved. */
  version: number
  /** `planKey` of the plan as it was last loaded or saved. */
  savedKey: string
  /** When the plan was last checked under the settings, in milliseconds since 1970; null if never. */
  checkedAt: number | null
  report: PlanReport | null
}

/** A plan as the server keeps it. */
export interface SavedPlan {
  version: number
  plan: Plan
}

/** What can happen to the plan (docs/product.md PLAN-9 to PLAN-14). */
export type PlanAction =
  | { type: 'setCount'; category: Category; count: number }
  /** The same number of meals in every category. */
  | { type: 'setEveryCount'; count: number }
  | { type: 'removeRow'; category: Category; row: number }
  | { type: 'setBlanketServes'; category: Category; serves: number }
  | { type: 'setServes'; category: Category; row: number; serves: number }
  | { type: 'pickMeal'; category: Category; row: number; meal: Entry }
  | { type: 'randomizeRow'; category: Category; row: number; meal: Entry }
  | { type: 'randomize'; proposal: Proposal }
  /** A stored plan comes onto the page as it is under the present settings. */
  | { type: 'load'; saved: SavedPlan; checked: CheckedPlan }
  /** The stored plan comes to a tab that has none of its own. */
  | { type: 'arrive'; saved: SavedPlan; checked: CheckedPlan }
  /** The plan on the page under the present settings. */
  | { type: 'checked'; checked: CheckedPlan }
  /** The person has read the report. */
  | { type: 'closeReport' }
  /** Back to the plan before the report. */
  | { type: 'undoReport' }
  /** The plan was stored as this version; what is on the page stays. */
  | { type: 'saved'; saved: SavedPlan }
  /** The plan under new settings; what went before may not suit any more, so it can't be brought back. */
  | { type: 'scrub'; checked: CheckedPlan }
  /** The plan could not be checked under the present settings. */
  | { type: 'unchecked' }
  /** Whom the plan has to suit may have changed, so its check is due. */
  | { type: 'forgetCheck' }
  | { type: 'clear' }
  /** One step back, or back to the plan `to` if that is among the steps kept. */
  | { type: 'undo'; to?: Plan }

/** The state before anything happened. */
export function initialState(): PlannerState {
  const plan = emptyPlan()
  const serves = LIMITS.defaultServes
  return {
    plan,
    blanket: { breakfast: serves, lunch: serves, dinner: serves },
    past: [],
    changed: [],
    version: 0,
    savedKey: planKey(plan),
    suits: 'yes',
    checkedAt: null,
    report: null,
  }
}

/** The state after an action; the very same state when nothing changed. */
export function planReducer(state: PlannerState, action: PlanAction): PlannerState {
  const { plan, blanket } = state
  switch (action.type) {
    case 'setCount':
      return edited(state, withCount(plan, action.category, action.count, blanket[action.category]))
    case 'setEveryCount':
      return edited(
        state,
        CATEGORIES.reduce((next, category) => withCount(next, category, action.count, blanket[category]), plan),
      )
    case 'removeRow':
      return edited(state, withoutRow(plan, action.category, action.row))
    case 'setBlanketServes':
      return edited(state, withBlanketServes(plan, action.category, action.serves), {
        ...blanket,
        [action.category]: action.serves,
      })
    case 'setServes':
      return edited(state, withServes(plan, action.category, action.row, action.serves))
    case 'pickMeal':
      return edited(state, withMeal(plan, action.category, action.row, action.meal))
    case 'randomizeRow':
      return proposed(state, withMeal(plan, action.category, action.row, action.meal))
    case 'randomize':
      return proposed(state, withProposal(plan, action.proposal))
    case 'load':
      return loaded(state, action.saved, action.checked)
    case 'arrive':
      return isUntouched(state) ? arrived(state, action.saved, action.checked) : state
    case 'checked':
      return checked(state, action.checked)
    case 'closeReport':
      return { ...state, report: null }
    case 'undoReport':
      return undone(state, indexBeforeReport(state))
    case 'saved':
      return { ...state, version: action.saved.version, savedKey: planKey(action.saved.plan) }
    case 'scrub':
      return { ...afterCheck(state, action.checked), past: [], changed: [], report: null }
    case 'unchecked':
      return { ...state, suits: hasMeals(state.plan) ? 'unchecked' : 'yes' }
    case 'forgetCheck':
      return { ...state, suits: dueFor(state), past: state.past.map((step) => ({ ...step, suits: dueFor(step) })) }
    case 'clear':
      return { ...edited(state, emptyPlan()), suits: 'yes', report: null }
    case 'undo':
      return undone(state, action.to ? state.past.findLastIndex(({ plan }) => plan === action.to) : undefined)
  }
}

/** Whether nothing was planned in this tab yet. */
export function isUntouched({ plan, past, version }: PlannerState): boolean {
  return hasNoRows(plan) && past.length === 0 && version === 0
}

/** Whether an undo can bring back the plan before the report. */
export function canUndoReport(state: PlannerState): boolean {
  return state.report !== null && indexBeforeReport(state) >= 0
}

function edited(state: PlannerState, plan: Plan, blanket: BlanketServes = state.blanket): PlannerState {
  const sameBlanket = CATEGORIES.every((category) => blanket[category] === state.blanket[category])
  if (planKey(plan) === planKey(state.plan) && sameBlanket) return state
  return { ...state, plan, blanket, past: [...state.past, stepOf(state)].slice(-UNDO_STEPS), changed: [] }
}

function dueFor({ plan }: Pick<Step, 'plan'>): Suits {
  return hasMeals(plan) ? 'due' : 'yes'
}

function stepOf({ plan, blanket, suits, report }: PlannerState): Step {
  return { plan, blanket, suits, reportAt: report?.at ?? null }
}

function loaded(state: PlannerState, saved: SavedPlan, { plan, changes, at }: CheckedPlan): PlannerState {
  const next = edited(state, plan, blanketOf(plan, state.blanket))
  const report = changes.length > 0 ? { changes, at } : null
  return { ...afterCheck(next, { plan, at }), version: saved.version, savedKey: planKey(saved.plan), report }
}

/** As if the stored plan had been on the page and was checked then: an undo brings back what the check changed. */
function arrived(state: PlannerState, { plan, version }: SavedPlan, result: CheckedPlan): PlannerState {
  return checked({ ...state, plan, blanket: blanketOf(plan, state.blanket), version, savedKey: planKey(plan) }, result)
}

/** What the check took out can be brought back by one undo, and is known not to suit then. */
function checked(state: PlannerState, { plan, changes, at }: CheckedPlan): PlannerState {
  const next = afterCheck(state, { plan, at })
  if (changes.length === 0) return next
  const step: Step = { ...stepOf(state), suits: 'no', reportAt: null }
  return { ...next, past: [step], changed: [], report: { changes, at } }
}

function afterCheck(state: PlannerState, { plan, at }: Pick<CheckedPlan, 'plan' | 'at'>): PlannerState {
  return { ...state, plan, suits: 'yes', checkedAt: at }
}

function proposed(state: PlannerState, plan: Plan): PlannerState {
  const changed = CATEGORIES.flatMap((category) =>
    plan[category].mealList.flatMap(({ uniqueId }, row) =>
      uniqueId === state.plan[category].mealList[row]?.uniqueId ? [] : [`${category}-${row}`],
    ),
  )
  const next = edited(state, plan)
  return next === state ? state : { ...next, changed }
}

function indexBeforeReport({ past, report }: PlannerState): number {
  return past.findLastIndex(({ reportAt }) => reportAt !== report?.at)
}

function undone(state: PlannerState, index = state.past.length - 1): PlannerState {
  const step = state.past[index]
  if (!step) return state
  const { reportAt, ...before } = step
  const report = state.report && state.report.at === reportAt ? state.report : null
  return { ...state, ...before, report, past: state.past.slice(0, index), changed: [] }
}

function blanketOf(plan: Plan, present: BlanketServes): BlanketServes {
  const serves = CATEGORIES.map((category) => [category, commonServes(plan[category]) ?? present[category]])
  return Object.fromEntries(serves) as Record<Category, number>
}

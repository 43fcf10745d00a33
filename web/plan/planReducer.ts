import { type Eating, withEaters, withJoinedVersions, withPortions, withVersions } from './eaterEdits'
import type { PlanOffer } from './live/planOffer'
import { CATEGORIES, type Category, emptyPlan, type Entry, hasMeals, type Plan, planKey } from './plan'
import {
  type Proposal,
  withBlanketServes,
  withCount,
  withMeal,
  withoutRow,
  withProposal,
  withServes,
} from './planEdits'
import {
  blanketOf,
  type BlanketServes,
  type CheckedPlan,
  freshEntry,
  isUntouched,
  type PlannerState,
  type Portions,
  type SavedPlan,
  type Step,
  type Suits,
} from './plannerState'

/** How many steps back are kept. */
export const UNDO_STEPS = 30

/** What can happen to the plan (docs/product.md PLAN-9 to PLAN-14). */
export type PlanAction =
  | { type: 'setCount'; category: Category; count: number; portions?: Portions | null }
  /** The same number of meals in every category. */
  | { type: 'setEveryCount'; count: number; portions?: Portions | null }
  | { type: 'removeRow'; category: Category; row: number }
  | { type: 'setBlanketServes'; category: Category; serves: number }
  | { type: 'setServes'; category: Category; row: number; serves: number }
  | { type: 'setEaters'; category: Category; row: number; eating: Eating }
  /** The serves of a row follow the portions again, which make that many. */
  | { type: 'followPortions'; category: Category; row: number; serves: number }
  /** A meal is cooked in several versions, which take the place of its row. */
  | { type: 'setVersions'; category: Category; row: number; versions: readonly Entry[] }
  /** The versions of the meal of a row become one row. */
  | { type: 'joinVersions'; category: Category; row: number; eating: Eating }
  | { type: 'pickMeal'; category: Category; row: number; meal: Entry }
  | { type: 'randomizeRow'; category: Category; row: number; meal: Entry }
  | { type: 'randomize'; proposal: Proposal }
  /** A stored plan comes onto the page as it is under the present settings. */
  | { type: 'load'; saved: SavedPlan; checked: CheckedPlan }
  /** The household's plan comes to a tab that has none of its own. */
  | ({ type: 'arrive' } & Arrival)
  /** What others did to the household's plan, and whether it suits, if the page still shows the plan before that. */
  | { type: 'live'; offer: PlanOffer }
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

/** A number of meals, and what the portions make in a household of several. */
type Counting = Pick<Extract<PlanAction, { type: 'setCount' }>, 'count' | 'portions'>

/** The household's plan for a tab that has none of its own, as it is under the present settings. */
export interface Arrival {
  /** What was saved last; null if nothing was. */
  saved: SavedPlan | null
  /** The plan as it is without the check. */
  plan: Plan
  checked: CheckedPlan
  /** Tells which rows of the household's plan the page shows. */
  offer: PlanOffer
}

/** The state after an action; the very same state when nothing changed. */
export function planReducer(state: PlannerState, action: PlanAction): PlannerState {
  const { plan, blanket } = state
  const counted = (before: Plan, category: Category, { count, portions = null }: Counting) =>
    withCount(before, category, count, freshEntry(category, blanket, portions))
  switch (action.type) {
    case 'setCount':
      return edited(state, counted(plan, action.category, action))
    case 'setEveryCount':
      return edited(
        state,
        CATEGORIES.reduce((next, category) => counted(next, category, action), plan),
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
    case 'setEaters':
      return edited(state, withEaters(plan, action.category, action.row, action.eating))
    case 'followPortions':
      return edited(state, withPortions(plan, action.category, action.row, action.serves))
    case 'setVersions':
      return edited(state, withVersions(plan, action.category, action.row, action.versions))
    case 'joinVersions':
      return edited(state, withJoinedVersions(plan, action.category, action.row, action.eating))
    case 'pickMeal':
      return edited(state, withMeal(plan, action.category, action.row, action.meal))
    case 'randomizeRow':
      return proposed(state, withMeal(plan, action.category, action.row, action.meal))
    case 'randomize':
      return proposed(state, withProposal(plan, action.proposal))
    case 'load':
      return loaded(state, action.saved, action.checked)
    case 'arrive':
      return isUntouched(state) ? arrived(state, action) : state
    case 'live':
      return offered(state, action.offer)
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
      return undone(
        state,
        action.to ? state.past.findLastIndex(({ plan, origin = plan }) => origin === action.to) : undefined,
      )
  }
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
  const isSame = planKey(plan) === planKey(state.plan)
  const next = isSame ? state : edited(state, plan, blanketOf(plan, state.blanket))
  const report = changes.length > 0 ? { changes, at } : null
  return { ...afterCheck(next, { plan, at }), version: saved.version, savedKey: planKey(saved.plan), report }
}

/** As if the plan had been on the page and was checked then: an undo brings back what the check changed. */
function arrived(state: PlannerState, { saved, plan, checked: result, offer }: Arrival): PlannerState {
  const known = saved && { version: saved.version, savedKey: planKey(saved.plan) }
  return checked({ ...state, ...known, plan, blanket: blanketOf(plan, state.blanket), taken: offer }, result)
}

/** An undo takes back what was done on this page, and leaves what others did. */
function offered(state: PlannerState, offer: PlanOffer): PlannerState {
  const { before, after, rebase, verdict } = offer
  if (planKey(state.plan) !== planKey(before)) return state
  const next = judged(state, verdict)
  if (planKey(after.plan) === planKey(before)) return next
  const past = state.past.map(({ plan, origin = plan, suits, ...step }): Step => {
    return { ...step, plan: rebase(plan), origin, suits: suits === 'yes' ? next.suits : suits }
  })
  return { ...next, plan: after.plan, past, changed: [], taken: offer }
}

/** The server's word on whether the plan suits. A plan that does not is checked, unless it is known already. */
function judged(state: PlannerState, verdict: PlanOffer['verdict']): PlannerState {
  if (verdict === 'suits' && state.suits !== 'yes') return { ...state, suits: 'yes', checkedAt: Date.now() }
  return verdict === 'doesNotSuit' && state.suits === 'yes' ? { ...state, suits: 'due' } : state
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
  const { reportAt, origin: _origin, ...before } = step
  const report = state.report && state.report.at === reportAt ? state.report : null
  return { ...state, ...before, report, past: state.past.slice(0, index), changed: [] }
}

import { LIMITS } from '../../schema/limits'
import { CATEGORIES, type Category, emptyPlan, type Entry, type Plan, planKey } from './plan'
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

/** What an undo brings back. */
export interface Step {
  plan: Plan
  blanket: BlanketServes
}

/** The planner's shared state. */
export interface PlannerState extends Step {
  /** Earlier steps, the latest last. */
  past: readonly Step[]
  /** Keys such as `dinner-0` of the rows that the last proposal replaced; any other edit forgets them. */
  changed: readonly string[]
  /** Version of the saved plan that this one is based on; 0 while none was loaded or saved. */
  version: number
  /** `planKey` of the plan as it was last loaded or saved. */
  savedKey: string
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
  /** A stored plan comes onto the page; `plan` is what it is under the present settings, if that was found out. */
  | { type: 'load'; saved: SavedPlan; plan?: Plan }
  /** The plan was stored as this version; what is on the page stays. */
  | { type: 'saved'; saved: SavedPlan }
  /** The plan under new settings; what went before may not suit any more, so it can't be brought back. */
  | { type: 'scrub'; plan: Plan }
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
      return loaded(state, action.saved, action.plan)
    case 'saved':
      return { ...state, version: action.saved.version, savedKey: planKey(action.saved.plan) }
    case 'scrub':
      return { ...state, plan: action.plan, past: [], changed: [] }
    case 'clear':
      return edited(state, emptyPlan())
    case 'undo':
      return undone(state, action.to)
  }
}

function edited(state: PlannerState, plan: Plan, blanket: BlanketServes = state.blanket): PlannerState {
  const sameBlanket = CATEGORIES.every((category) => blanket[category] === state.blanket[category])
  if (planKey(plan) === planKey(state.plan) && sameBlanket) return state
  const step = { plan: state.plan, blanket: state.blanket }
  return { ...state, plan, blanket, past: [...state.past, step].slice(-UNDO_STEPS), changed: [] }
}

function loaded(state: PlannerState, saved: SavedPlan, plan = saved.plan): PlannerState {
  const next = edited(state, plan, blanketOf(plan, state.blanket))
  return { ...next, plan, version: saved.version, savedKey: planKey(saved.plan) }
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

function undone(state: PlannerState, to?: Plan): PlannerState {
  const index = to ? state.past.findLastIndex(({ plan }) => plan === to) : state.past.length - 1
  const step = state.past[index]
  return step ? { ...state, ...step, past: state.past.slice(0, index), changed: [] } : state
}

function blanketOf(plan: Plan, present: BlanketServes): BlanketServes {
  const serves = CATEGORIES.map((category) => [category, commonServes(plan[category]) ?? present[category]])
  return Object.fromEntries(serves) as Record<Category, number>
}

import { arrayOf, isNumber, isText, nullOr, oneOf, orMissing, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import { newId } from '../../schema/newId'
import { CATEGORY_ENUM, hasMeals, type Plan, planKey } from './plan'
import type { RowChange } from './planAnswer'
import { fromStored, isStoredPlan, type StoredPlan } from './planGuard'
import {
  type BlanketServes,
  isUntouched,
  type PlannerState,
  type PlanReport,
  type Step,
  type Suits,
} from './plannerState'

const serves = nullOr(isNumber)
/** Whether content of the browser's storage is blanket serves. */
export const isBlanket = shape<BlanketServes>({ breakfast: serves, lunch: serves, dinner: serves })

const isSuits = oneOf(['yes', 'no', 'due', 'unchecked'] as const)
/** Whether it is a report. */
export const isReport = shape<PlanReport>({
  at: isNumber,
  changes: arrayOf(
    shape<RowChange>({
      rowId: orMissing(isText),
      category: oneOf(Object.values(CATEGORY_ENUM)),
      row: isNumber,
      mealName: isText,
      change: oneOf(['ADAPTED', 'REMOVED'] as const),
      reasons: arrayOf(isText),
    }),
  ),
})

type KeptStep = Omit<Step, 'origin' | 'plan'> & { plan: StoredPlan }
/** What of the planner is the tab's alone and stays over a reload: all but the plan, which is the household's. */
type KeptPlanner = Omit<PlannerState, 'plan' | 'past' | 'taken'> & { past: KeptStep[] }

const planner = ownedStorage<KeptPlanner>(
  'planner',
  shape<KeptPlanner>({
    blanket: isBlanket,
    past: arrayOf(
      shape<KeptStep>({ plan: isStoredPlan, blanket: isBlanket, suits: isSuits, reportAt: nullOr(isNumber) }),
    ),
    changed: arrayOf(isText),
    version: isNumber,
    savedKey: isText,
    suits: isSuits,
    checkedAt: nullOr(isNumber),
    report: nullOr(isReport),
    householdId: nullOr(isText),
  }),
)

/** The plan that was checked since the page was loaded: after a reload, the settings may be others. */
const checkedHere = ownedStorage<{ planKey: string }>('planCheck', shape<{ planKey: string }>({ planKey: isText }))

/**
 * The planner over a plan as it was before a reload of this tab; null in a tab where nothing was planned. A plan that was not
 * checked since the page was loaded, and what an undo would bring back of it, does not count as checked.
 */
export function readPlanner(plan: Plan): PlannerState | null {
  const kept = planner.read()
  if (kept === null) return null
  const isChecked = checkedHere.read()?.planKey === planKey(plan)
  const suits = (step: Plan, known: Suits) => (isChecked ? known : hasMeals(step) ? 'due' : 'yes')
  return {
    ...kept,
    plan,
    taken: null,
    suits: suits(plan, kept.suits),
    past: kept.past.map((step): Step => {
      const past = fromStored(step.plan, newId)
      return { ...step, plan: past, suits: suits(past, step.suits) }
    }),
  }
}

const anyPlanner = ownedStorage<object>('planner', (value): value is object => value !== null)

/** Whether something was planned in this tab: then the household's plan is there without being asked for (docs/product.md PLAN-42). */
export function hasOwnPlan(owner?: string): boolean {
  return anyPlanner.read(owner) !== null
}

/** The plan is checked when the planner shows it next. */
export const forgetCheckHere = (): void => checkedHere.clear()

const listeners = new Set<() => void>()

/** Call it when other people may eat the plan, or others' answers count: it is checked before it is said to suit. */
export function forgetPlanCheck(): void {
  forgetCheckHere()
  for (const listener of [...listeners]) listener()
}

/** Calls `listener` after each `forgetPlanCheck`; returns what stops that. */
export function onForgottenCheck(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps the planner over a reload of this tab (docs/product.md PLAN-34). */
export function storePlanner(state: PlannerState): void {
  const { plan, taken: _taken, ...kept } = state
  if (isUntouched(state)) planner.clear()
  else planner.write({ ...kept, past: state.past.map(({ origin: _origin, ...step }) => step) })
  if (state.suits === 'yes' || state.suits === 'no') checkedHere.write({ planKey: planKey(plan) })
  else checkedHere.clear()
}

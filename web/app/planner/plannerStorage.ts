import { CATEGORIES, emptyEntry, isPlan, type Plan } from './plan'
import { initialState, type PlannerState } from './planReducer'
import { tokenOwner } from './tokenOwner'

/** The key of session storage under which the planner's state outlives a reload. */
export const PLANNER_KEY = 'planner'

/** The state as it was before a reload; a fresh one when there is none, or when it is somebody else's or damaged. */
export function readPlanner(): PlannerState {
  try {
    const stored = JSON.parse(sessionStorage.getItem(PLANNER_KEY) ?? 'null') as { owner: string; state: unknown } | null
    return stored?.owner === tokenOwner() && isState(stored.state) ? stored.state : initialState()
  } catch {
    return initialState()
  }
}

/** Keeps the state for this tab and for this person. */
export function storePlanner(state: PlannerState): void {
  try {
    sessionStorage.setItem(PLANNER_KEY, JSON.stringify({ owner: tokenOwner(), state }))
  } catch {
    // Without storage the plan lasts as long as the page does.
  }
}

/** Takes a meal that is no more out of the plan on this page: its rows become empty and keep their serves. */
export function emptyRowsOf(slug: string): void {
  const state = readPlanner()
  const emptied = (plan: Plan): Plan => Object.fromEntries(CATEGORIES.map((category) => [
    category,
    { ...plan[category], mealList: plan[category].mealList.map((entry) => (entry.slug === slug ? emptyEntry(entry.numServes) : entry)) },
  ])) as unknown as Plan
  storePlanner({ ...state, plan: emptied(state.plan), past: state.past.map((step) => ({ ...step, plan: emptied(step.plan) })) })
}

function isState(value: unknown): value is PlannerState {
  const state = value as Partial<PlannerState> | null
  return (
    isPlan(state?.plan) &&
    CATEGORIES.every((category) => typeof state.blanket?.[category] === 'number') &&
    Array.isArray(state.past) &&
    state.past.every((step) => isPlan(step?.plan)) &&
    Array.isArray(state.changed) &&
    typeof state.version === 'number' &&
    typeof state.savedKey === 'string'
  )
}

import { DISH_SLUG } from '../../../schema/dishSlug'
import { CATEGORIES, categoryOf, emptyEntry, type Entry, isPlan, type Plan } from './plan'
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

/** Takes a person's own dish that is no more out of the plan on this page: its rows become empty and keep their serves. */
export function emptyRowsOf(dish: Pick<Entry, 'slug'>): void {
  changeRowsOf(dish, ({ numServes }) => emptyEntry(numServes))
}

/** Shows a person's own dish in the plan on this page as it is called now. */
export function renameRowsOf({ slug, name, picture, minutes }: Pick<Entry, 'slug' | 'name' | 'picture' | 'minutes'>): void {
  changeRowsOf({ slug }, (entry) => ({ ...entry, slug, name, picture, minutes }))
}

function changeRowsOf(dish: Pick<Entry, 'slug'>, change: (entry: Entry) => Entry): void {
  const state = readPlanner()
  const changed = (plan: Plan): Plan => Object.fromEntries(CATEGORIES.map((category) => {
    const { mealList } = plan[category]
    return [category, categoryOf(mealList.map((entry) => (dishKey(entry) === dishKey(dish) ? change(entry) : entry)))]
  })) as Plan
  storePlanner({ ...state, plan: changed(state.plan), past: state.past.map((step) => ({ ...step, plan: changed(step.plan) })) })
}

/** What of a slug stays when its dish gets another name. */
function dishKey({ slug }: Pick<Entry, 'slug'>): string {
  return DISH_SLUG.exec(slug)?.[0] ?? slug
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

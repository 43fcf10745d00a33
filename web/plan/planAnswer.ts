import type {
  PlanEntryFragment,
  PlanFragment,
  PlannedEntryFragment,
  SavedPlanFragment,
  ScrubMealPlanMutation,
} from './operations.generated'
import { CATEGORIES, categoryOf, type Category, type CategoryPlan, type Entry, isPlan, type Plan } from './plan'
import type { CheckedPlan, SavedPlan } from './plannerState'
import { factsOf } from './rowFacts'

/** A meal as the planner keeps it: what the cache adds to an answer, such as type names, is left out. */
export function toEntry(entry: PlanEntryFragment): Entry {
  const { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, minutes } = entry
  const swaps = entry.swaps.map(({ from, to, note }) => ({ from, to, note }))
  return { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, minutes, swaps }
}

/** The same with what a row of a plan says of who eats it. */
export function toPlannedEntry(entry: PlannedEntryFragment): Entry {
  return { ...toEntry(entry), ...factsOf(entry) }
}

/** A plan as the planner keeps it. */
export function toPlan(plan: PlanFragment): Plan {
  const parts = CATEGORIES.map(
    (category) => [category, categoryOf(plan[category].mealList.map(toPlannedEntry))] as const,
  )
  return Object.fromEntries(parts) as Record<Category, CategoryPlan>
}

/** The person's saved plan; null when none is saved or what came is no plan (docs/product.md PLAN-30). */
export function toSavedPlan(saved: SavedPlanFragment | null | undefined): SavedPlan | null {
  return saved && isPlan(saved.plan) ? { version: saved.version, plan: toPlan(saved.plan) } : null
}

/**
 * A plan as the scrub answered it.
 * @throws Error when it was refused.
 */
export function toCheckedPlan(answer: ScrubMealPlanMutation | null | undefined): CheckedPlan {
  const { plan, changes, errors } = answer?.scrubMealPlan ?? { plan: null, changes: [], errors: [] }
  if (!plan || errors.length > 0) throw new Error(errors[0]?.message ?? 'No plan came back')
  return { plan: toPlan(plan), changes, at: Date.now() }
}

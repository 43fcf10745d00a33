import { CATEGORIES, categoryOf, type Category, type CategoryPlan, type Entry, type Plan } from '../app/planner/plan'
import type { PlanEntryFragment, SavedPlanFragment } from './operations.generated'

/** An entry as the planner keeps it, from an answer of the API. */
export function toEntry(entry: PlanEntryFragment): Entry {
  const { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, minutes } = entry
  const swaps = entry.swaps.map(({ from, to, note }) => ({ from, to, note }))
  return { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, minutes, swaps }
}

/** A plan as the planner keeps it, from an answer of the API. */
export function toPlan(plan: SavedPlanFragment['plan']): Plan {
  const parts = CATEGORIES.map((category) => [category, categoryOf(plan[category].mealList.map(toEntry))] as const)
  return Object.fromEntries(parts) as Record<Category, CategoryPlan>
}

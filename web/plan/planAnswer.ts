import type { PlanEntryFragment, PlanFragment } from './operations.generated'
import { CATEGORIES, categoryOf, type Category, type CategoryPlan, type Entry, type Plan } from './plan'

/** An entry as the planner keeps it: what the cache adds to an answer, such as type names, is left out. */
export function toEntry(entry: PlanEntryFragment): Entry {
  const { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, minutes } = entry
  const swaps = entry.swaps.map(({ from, to, note }) => ({ from, to, note }))
  return { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, minutes, swaps }
}

/** A plan as the planner keeps it. */
export function toPlan(plan: PlanFragment): Plan {
  const parts = CATEGORIES.map((category) => [category, categoryOf(plan[category].mealList.map(toEntry))] as const)
  return Object.fromEntries(parts) as Record<Category, CategoryPlan>
}

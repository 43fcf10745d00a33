import { CATEGORIES, categoryOf, type Category, type CategoryPlan, type Entry, type Plan } from './plan'

/** A plan as operations answer it. */
type PlanAnswer = Readonly<Record<Category, Pick<CategoryPlan, 'mealList'>>>

/** An entry as the planner keeps it, from an answer of the API. */
export function toEntry(entry: Entry): Entry {
  const { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, minutes } = entry
  const swaps = entry.swaps.map(({ from, to, note }) => ({ from, to, note }))
  return { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, minutes, swaps }
}

/** A plan as the planner keeps it, from an answer of the API. */
export function toPlan(plan: PlanAnswer): Plan {
  const parts = CATEGORIES.map((category) => [category, categoryOf(plan[category].mealList.map(toEntry))] as const)
  return Object.fromEntries(parts) as Record<Category, CategoryPlan>
}

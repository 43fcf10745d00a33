import { CATEGORIES, categoryOf, type Entry, type Plan } from '../app/planner/plan'
import type { ScrubbedEntryFragment, ScrubMealPlanMutation } from './operations.generated'

/** A scrubbed plan as the planner keeps it. */
export function toPlan(plan: NonNullable<ScrubMealPlanMutation['scrubMealPlan']['plan']>): Plan {
  const parts = CATEGORIES.map((category) => [category, categoryOf(plan[category].mealList.map(toEntry))] as const)
  return Object.fromEntries(parts) as Plan
}

function toEntry(entry: ScrubbedEntryFragment): Entry {
  const { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, minutes } = entry
  const swaps = entry.swaps.map(({ from, to, note }) => ({ from, to, note }))
  return { name, uniqueId, isCustomised, urlDetails, numServes, mainIngredient, slug, picture, minutes, swaps }
}

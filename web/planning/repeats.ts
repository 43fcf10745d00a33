import { CATEGORIES, type Category, isEmptyEntry, type Plan } from '../plan/plan'

/** The slugs of a category's meals; unlike their ids they are the same whichever swaps a meal carries. */
function slugsOf(plan: Plan, category: Category): string[] {
  return plan[category].mealList.flatMap((entry) => (isEmptyEntry(entry) ? [] : [entry.slug]))
}

/** The categories for which a proposal had to repeat a meal of the plan, as the plan is with the proposal in it. */
export function categoriesWithRepeats(plan: Plan, proposed: readonly Category[]): Category[] {
  const seen = new Set(CATEGORIES.filter((one) => !proposed.includes(one)).flatMap((one) => slugsOf(plan, one)))
  return proposed.filter((category) => {
    const slugs = slugsOf(plan, category)
    const repeats = slugs.some((slug, row) => seen.has(slug) || slugs.indexOf(slug) !== row)
    for (const slug of slugs) seen.add(slug)
    return repeats
  })
}

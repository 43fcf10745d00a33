import { isEmptyEntry, type Plan, rowById } from './plan'
import { withProposal } from './planEdits'

/**
 * The meal of a row in every row of its category (docs/product.md WEEK-19), but those that are locked, hold something else
 * on purpose, or belong to versions of one meal.
 */
export function withRepeated(plan: Plan, id: string): Plan {
  const found = rowById(plan, id)
  if (!found || isEmptyEntry(found.entry)) return plan
  const { mealList } = plan[found.category]
  const mains = new Set(mealList.flatMap(({ variantOf }) => variantOf ?? []))
  const others = mealList.filter((row) => !row.other && row.variantOf === null && !mains.has(row.id))
  return withProposal(plan, new Map(others.map((row) => [row.id, found.entry])))
}

import { isEmptyEntry, mapRows, type Plan, rowById } from './plan'
import { withProposal, withServed } from './planEdits'

/**
 * The meal of a row, with what is served with it, in every row of its category (docs/product.md WEEK-19), but those that are locked, hold something else
 * on purpose, or belong to versions of one meal.
 */
export function withRepeated(plan: Plan, id: string): Plan {
  const found = rowById(plan, id)
  if (!found || isEmptyEntry(found.entry)) return plan
  const { mealList } = plan[found.category]
  const mains = new Set(mealList.flatMap(({ variantOf }) => variantOf ?? []))
  const others = mealList.filter((row) => !row.other && row.variantOf === null && !mains.has(row.id))
  const repeated = withProposal(plan, new Map(others.map((row) => [row.id, found.entry])))
  const ids = new Set(others.flatMap(({ id: other, isLocked }) => (isLocked ? [] : [other])))
  return mapRows(repeated, (row) => (ids.has(row.id) ? withServed(row, found.entry) : row))
}

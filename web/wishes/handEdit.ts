import { type Plan, plannedRows } from '../plan/plan'

/**
 * The row into which a meal was put between two plans, if that is all that was done: what a person does by hand. Null for
 * anything else, such as a proposal for several rows.
 */
export function changedByHand(before: Plan, after: Plan): string | null {
  const known = new Map(plannedRows(before).map(({ key, entry }) => [key, entry.uniqueId]))
  const rows = plannedRows(after)
  if (rows.length !== known.size) return null
  const changed = rows.filter(({ key, entry }) => known.get(key) !== entry.uniqueId)
  const [one] = changed
  return changed.length === 1 && one && known.has(one.key) && one.entry.uniqueId !== '' ? one.key : null
}

import { standingOf } from '../../schema/standing'
import { isEmptyEntry, keptOther, type Plan, planOf, plannedRows } from './plan'

/** Digits of a UUID's last group. */
const DIGITS = 12

/** UUIDs that follow one another after a first one, so that two pages that count from the same get the same. */
export function idsFrom(seed: string): () => string {
  let last = Number.parseInt(seed.slice(-DIGITS), 16)
  return () => {
    last = (last + 1) % 16 ** DIGITS
    return seed.slice(0, -DIGITS) + last.toString(16).padStart(DIGITS, '0')
  }
}

/**
 * Ids for the rows and operations with which a saved plan becomes the current one of a household that has not worked on it:
 * the same on every page, so that what several pages do at the same moment happens once (docs/product.md PLAN-55).
 * @param version The version of the saved plan.
 */
export const firstIds = (version: number): (() => string) =>
  idsFrom(`${version.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`)

/**
 * A plan that replaces another one: its rows get the ids of the rows in whose places they come, so that what else is known
 * of a row stays with it (docs/product.md PLAN-14). The ids of those beyond them are the same on every page that does this.
 */
export function inPlacesOf(plan: Plan, present: Plan, newId: () => string): Plan {
  const used = new Set(plannedRows(present).map(({ key }) => key))
  const unused = () => {
    let id = newId()
    while (used.has(id)) id = newId()
    return id
  }
  return planOf((category) => {
    const places = present[category].mealList
    const ids = new Map(plan[category].mealList.map(({ id }, index) => [id, places[index]?.id ?? unused()]))
    const rename = (id: string) => ids.get(id) ?? id
    return plan[category].mealList.map((row, index) => ({
      ...row,
      ...standingOf(places[index] ?? {}),
      // A list of entries says nothing of it (docs/product.md PLAN-66).
      ...(isEmptyEntry(row) && places[index] && keptOther(places[index])),
      id: rename(row.id),
      variantOf: row.variantOf && rename(row.variantOf),
    }))
  })
}

/** Ids for the operations by which a plan with the first ids becomes the current one; they follow those of its rows. */
export function idsAfter(plan: Plan, version: number): () => string {
  const newId = firstIds(version)
  for (const _row of plannedRows(plan)) newId()
  return newId
}

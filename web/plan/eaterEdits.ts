import { LIMITS } from '../../schema/limits'
import { type Entry, isEmptyEntry, placeOf, type Plan, rowById, type Row, toRows } from './plan'
import { withCategory, withRows } from './planEdits'
import { factsOf, withoutFacts } from './rowFacts'
import { servedOf } from './served'

/** Who eats a row, and how many serves their portions make. */
export interface Eating {
  /** Members in the household's order; null for all who eat the category. */
  eaters: readonly string[] | null
  serves: number
}

/** Who eats a row changes only that row. Its serves follow, unless someone has set them (docs/product.md PLAN-35). */
export function withEaters(plan: Plan, id: string, { eaters, serves }: Eating): Plan {
  return withRows(plan, id, (row) => {
    const { followsPortions, numServes } = row
    const facts = factsOf({ eaters, followsPortions })
    return [{ ...withoutFacts(row), numServes: followsPortions ? serves : numServes, ...facts }]
  })
}

/** The serves of a row follow the portions again. */
export function withPortions(plan: Plan, id: string, serves: number): Plan {
  return withRows(plan, id, (row) => [{ ...row, numServes: serves, followsPortions: true }])
}

/**
 * A meal in several versions takes the place of a row, one row each, on its day; the first stays that row. Nothing changes
 * where the category has no place.
 */
export function withVersions(plan: Plan, id: string, versions: readonly Entry[], newId: () => string): Plan {
  const found = rowById(plan, id)
  const count = found ? plan[found.category].mealList.length : 0
  if (count + versions.length - 1 > LIMITS.mealsPerCategory) return plan
  return withRows(plan, id, (row) => {
    const [first, ...others] = toRows(versions, (index) => (index === 0 ? id : newId()))
    const day = row.date ? { date: row.date } : {}
    // All versions are eaten with the same.
    const served = servedOf(row)
    return first
      ? [{ ...first, ...served, ...placeOf(row) }, ...others.map((other) => ({ ...other, ...served, ...day }))]
      : []
  })
}

/** The versions of a meal become one row again, with the swaps of the last, for all who eat any of them. */
export function withJoinedVersions(plan: Plan, id: string, { eaters, serves }: Eating): Plan {
  const found = rowById(plan, id)
  if (!found) return plan
  const { mealList } = plan[found.category]
  const [first, ...others] = versionsOf(mealList, found.entry)
  const last = others.at(-1) ?? first
  if (!first || !last) return plan
  const facts = factsOf({ eaters, followsPortions: true })
  const joined = { ...withoutFacts(last), numServes: serves, ...facts, ...placeOf(first) }
  return withCategory(
    plan,
    found.category,
    mealList.flatMap((row) => (row === first ? [joined] : others.includes(row) ? [] : [row])),
  )
}

/** The rows that are versions of the same meal as this one, itself among them, in their order. */
export function versionsOf(mealList: readonly Row[], row: Row): readonly Row[] {
  const main = mainRowOf(mealList, row)
  return mealList.filter((one) => mainRowOf(mealList, one) === main)
}

/** The row of which this one is a version, while that is there and both have the same meal; else itself. */
export function mainRowOf(mealList: readonly Row[], row: Row): Row {
  const main = isEmptyEntry(row) ? undefined : mealList.find(({ id }) => id === row.variantOf)
  return main?.slug === row.slug ? main : row
}

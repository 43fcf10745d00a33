import { LIMITS } from '../../schema/limits'
import { type Category, type Entry, isEmptyEntry, type Plan } from './plan'
import { mapRow, withCategory } from './planEdits'
import { factsOf, withoutFacts } from './rowFacts'

/** Who eats a row, and how many serves their portions make. */
export interface Eating {
  /** Members in the household's order; null for all who eat the category. */
  eaters: readonly string[] | null
  serves: number
}

/** Who eats a row changes only that row. Its serves follow, unless somebody has set them (docs/product.md PLAN-35). */
export function withEaters(plan: Plan, category: Category, row: number, { eaters, serves }: Eating): Plan {
  return withCategory(
    plan,
    category,
    mapRow(plan[category], row, (entry) => {
      const { followsPortions, isVersion, numServes } = entry
      const facts = factsOf({ eaters, followsPortions, isVersion })
      return { ...withoutFacts(entry), numServes: followsPortions ? serves : numServes, ...facts }
    }),
  )
}

/** The serves of a row follow the portions again. */
export function withPortions(plan: Plan, category: Category, row: number, serves: number): Plan {
  return withCategory(
    plan,
    category,
    mapRow(plan[category], row, (entry) => ({ ...entry, numServes: serves, followsPortions: true })),
  )
}

/** A meal in several versions takes the place of a row, one row each. Nothing changes where the category has no place. */
export function withVersions(plan: Plan, category: Category, row: number, versions: readonly Entry[]): Plan {
  const { mealList } = plan[category]
  if (mealList.length + versions.length - 1 > LIMITS.mealsPerCategory) return plan
  return withCategory(plan, category, mealList.toSpliced(row, 1, ...versions))
}

/** The versions of a meal become one row again, with the swaps of the last, for all who eat any of them. */
export function withJoinedVersions(plan: Plan, category: Category, row: number, { eaters, serves }: Eating): Plan {
  const { mealList } = plan[category]
  const main = mainRowOf(mealList, row)
  const [first = main, ...others] = mealList.flatMap((_, index) => (mainRowOf(mealList, index) === main ? [index] : []))
  const last = mealList[others.at(-1) ?? first]
  if (!last) return plan
  const joined = { ...withoutFacts(last), numServes: serves, ...factsOf({ eaters, followsPortions: true }) }
  return withCategory(
    plan,
    category,
    mealList.flatMap((entry, index) => (index === first ? [joined] : others.includes(index) ? [] : [entry])),
  )
}

/**
 * The row to which a row belongs: of a version the nearest before it that is none, while both have the same meal; else
 * itself.
 */
export function mainRowOf(mealList: readonly Entry[], row: number): number {
  const entry = mealList[row]
  if (!entry?.isVersion || isEmptyEntry(entry)) return row
  const main = mealList.slice(0, row).findLastIndex(({ isVersion }) => !isVersion)
  return mealList[main]?.slug === entry.slug ? main : row
}

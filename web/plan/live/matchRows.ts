import { sameEaters } from '../../../schema/diffRows'
import { type PlanRow, type PlanRows, rowsOf } from '../../../schema/planOperations'
import { CATEGORIES, type Entry, type Plan } from '../plan'
import type { ShownPlan } from './shownPlan'

/** What it costs to take an entry for a row that was there, and to take a row for gone or an entry for new. */
const OTHER_MEAL = 5
const OTHER_SERVES = 2
const OTHER_EATERS = 1
const OTHER_VERSION = 6
const GONE_OR_NEW = 4

/**
 * The rows of a plan that was edited from a shown one. Entries have places only; which of them is which row follows from
 * the alignment of each category that changes least, so that a row keeps its id, and with it what others do to it, while
 * rows before it come and go. What the row says of its serves and of who eats it stays unless the page shows something else.
 */
export function matchRows(shown: ShownPlan, next: Plan, newId: () => string): PlanRows {
  return CATEGORIES.flatMap((category) => {
    const rows = rowsOf(shown.rows, category)
    const before = shown.plan[category].mealList
    const after = next[category].mealList
    const origins = align(before, after)
    const matched = after.map((entry, index): Matched => {
      const origin = origins[index] ?? -1
      const row = rows[origin] ?? { id: newId(), category, ...NEW }
      const was = before[origin]
      const { uniqueId, numServes, followsPortions = false, eaters = null, isVersion = false } = entry
      const sameServes = was?.numServes === numServes && (was.followsPortions ?? false) === followsPortions
      const serves = followsPortions ? null : numServes
      return {
        row: {
          ...row,
          uniqueId,
          serves: was && sameServes ? row.serves : serves,
          eaters: was && sameEaters(was.eaters ?? null, eaters) ? row.eaters : eaters,
        },
        slug: entry.slug,
        isVersion,
        isAsBefore: was !== undefined && (was.isVersion ?? false) === isVersion,
      }
    })
    return withVariants(matched)
  })
}

const NEW = { uniqueId: '', serves: null, eaters: null, variantOf: null }

interface Matched {
  row: PlanRow
  slug: string
  isVersion: boolean
  /** Whether it was one before the edit if it is one now, and none if it is none. */
  isAsBefore: boolean
}

/**
 * Of which rows versions are one: of the same as before while that is there, else of the nearest before that is none, if it
 * has the same meal.
 */
function withVariants(matched: readonly Matched[]): PlanRows {
  const ids = new Set(matched.map(({ row }) => row.id))
  return matched.map(({ row, slug, isVersion, isAsBefore }, index) => {
    if (!isVersion) return isAsBefore ? row : { ...row, variantOf: null }
    const main = matched.slice(0, index).findLast((one) => !one.isVersion)
    const stays = row.variantOf !== null && ids.has(row.variantOf)
    return stays || main?.slug !== slug ? row : { ...row, variantOf: main.row.id }
  })
}

/** For each entry after an edit the place of its row before; null for a new one. Of equal alignments the one that keeps most. */
function align(before: readonly Entry[], after: readonly Entry[]): (number | null)[] {
  const costs = costsOf(before, after)
  const cost = (from: number, to: number) => costs[from]?.[to] ?? Infinity
  const origins: (number | null)[] = []
  let from = 0
  while (origins.length < after.length) {
    const to = origins.length
    const present = cost(from, to)
    if (present === kept(before[from], after[to]) + cost(from + 1, to + 1)) origins.push(from++)
    else if (present === GONE_OR_NEW + cost(from + 1, to)) from += 1
    else origins.push(null)
  }
  return origins
}

/** The least cost of turning what is left of one list into what is left of the other, by where each is left. */
function costsOf(before: readonly Entry[], after: readonly Entry[]): number[][] {
  const costs = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let from = before.length; from >= 0; from -= 1)
    for (let to = after.length; to >= 0; to -= 1) {
      const cost = (down: number, right: number) => costs[from + down]?.[to + right] ?? Infinity
      const row = costs[from]
      if (row && (from < before.length || to < after.length))
        row[to] = Math.min(
          kept(before[from], after[to]) + cost(1, 1),
          GONE_OR_NEW + cost(1, 0),
          GONE_OR_NEW + cost(0, 1),
        )
    }
  return costs
}

function kept(before: Entry | undefined, after: Entry | undefined): number {
  if (!before || !after) return Infinity
  const meal = before.uniqueId === after.uniqueId ? 0 : OTHER_MEAL
  const serves = before.numServes === after.numServes ? 0 : OTHER_SERVES
  const eaters = sameEaters(before.eaters ?? null, after.eaters ?? null) ? 0 : OTHER_EATERS
  return meal + serves + eaters + (before.isVersion === after.isVersion ? 0 : OTHER_VERSION)
}

import type { PlanRow as StoredRow, PlanRows } from '../../schema/planOperations'
import { rowsOf } from '../../schema/planOperations'
import { joinEntryId } from '../../schema/servedWith'
import { CATEGORIES, type Category } from '../catalogue/types'
import type { TableMenu } from '../menu/tableMenu'
import type { PlanRow, ReadPlan } from './readPlanInput'
import { openEntry, toStoredPlan } from './shapePlan'
import { toRows } from './storedPlan'
import { toEntry } from './toEntry'
import { servesOf } from './whoEats'

/**
 * The rows of a plan that is saved as lists of entries. What such a list does not name stays as it is stored where the entry,
 * by its place and its unique id, is unchanged (docs/product.md PLAN-62): the row's id, day and lock, and where they are
 * left out who eats it, that its serves follow, and which row it is a version of.
 */
export function keepUnnamed(plan: ReadPlan, before: PlanRows, table: TableMenu): PlanRows {
  const made = toRows(toStoredPlan(plan))
  const rows = CATEGORIES.flatMap((category) => {
    const stored = rowsOf(before, category)
    return rowsOf(made, category).map((row, index) => {
      const [was, entry] = [stored[index], plan[category][index]]
      return was && entry && isShownAs(was, row, category, table) ? merged(was, row, entry, table) : row
    })
  })
  return withVersions(rows, made)
}

/** Whether a stored row was last shown with the entry that comes back for it. */
function isShownAs(was: StoredRow, row: StoredRow, category: Category, { find }: TableMenu): boolean {
  const { uniqueId, side, dessert } = was
  const shown = toEntryId(openEntry({ uniqueId, side, dessert, numServes: 0 }, category, find))
  return shown === joinEntryId(row)
}

const toEntryId = ({ chosen, served }: PlanRow): string => toEntry(chosen, 0, { served }).uniqueId

function merged(was: StoredRow, row: StoredRow, entry: PlanRow, { members }: TableMenu): StoredRow {
  const { eaters, followsPortions, isVersion } = entry
  const followed = { ...was, serves: null, eaters: eaters === undefined ? was.eaters : row.eaters }
  const stillFollows =
    followsPortions === undefined && was.serves === null && servesOf(followed, members) === entry.numServes
  return {
    ...was,
    eaters: followed.eaters,
    serves: stillFollows ? null : row.serves,
    variantOf: isVersion === false ? null : (was.variantOf ?? row.variantOf),
  }
}

/** The rows with versions of rows that are there: where that of a stored row is gone, of the row that the list means. */
function withVersions(rows: PlanRows, made: PlanRows): PlanRows {
  const ids = new Set(rows.map(({ id }) => id))
  const idNow = new Map(made.map(({ id }, index) => [id, rows[index]?.id ?? id]))
  return rows.map((row, index) => {
    if (row.variantOf === null || ids.has(row.variantOf)) return row
    return { ...row, variantOf: idNow.get(made[index]?.variantOf ?? '') ?? null }
  })
}

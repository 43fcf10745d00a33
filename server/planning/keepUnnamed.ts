import type { PlanRow as StoredRow, PlanRows } from '../../schema/planOperations'
import { rowsOf } from '../../schema/planOperations'
import { CATEGORIES, type Category } from '../catalogue/types'
import type { TableMenu } from '../menu/tableMenu'
import type { PlanRow, ReadPlan } from './readPlanInput'
import { openEntry, toStoredPlan } from './shapePlan'
import { toRows } from './storedPlan'
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
function isShownAs(was: StoredRow, { uniqueId }: StoredRow, category: Category, { find }: TableMenu): boolean {
  const { chosen } = openEntry({ uniqueId: was.uniqueId, numServes: 0 }, category, find)
  return (chosen ? was.uniqueId : '') === uniqueId
}

function merged(was: StoredRow, row: StoredRow, entry: PlanRow, { members }: TableMenu): StoredRow {
  const { eaters, followsPortions, isVersion } = entry
  const followed = { ...was, serves: null, eaters: eaters === undefined ? was.eaters : row.eaters }
  const stillFollows =
    followsPortions === undefined && was.serves === null && servesOf(followed, members) === entry.numServes
  return {
    ...was,
    eaters: followed.eaters,
    serves: stillFollows ? null : row.serves,
    variantOf: isVersion === undefined ? was.variantOf : row.variantOf,
  }
}

/** The rows with versions of the rows that they are versions of, whose ids may be those that were stored. */
function withVersions(rows: PlanRows, made: PlanRows): PlanRows {
  const idNow = new Map(made.map(({ id }, index) => [id, rows[index]?.id ?? id]))
  return rows.map((row) =>
    row.variantOf === null ? row : { ...row, variantOf: idNow.get(row.variantOf) ?? row.variantOf },
  )
}

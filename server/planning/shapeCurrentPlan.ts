import { type PlanRow as StoredRow, type PlanRows, rowsOf } from '../../schema/planOperations'
import type { Category } from '../catalogue/types'
import type { CurrentPlan, PlanRow } from '../generated/resolverTypes'
import type { Eater, TableMenu } from '../settings/tableMenu'
import type { PlanModel } from './PlanModel'
import type { ReadPlan } from './readPlanInput'
import { scrubPlan } from './scrubPlan'
import { openEntry } from './shapePlan'
import { toEntry } from './toEntry'
import { servesOf } from './whoEats'

/**
 * The current plan as clients see it. A row whose meal has left the catalogue is shown as an empty one; members and rows
 * that are gone are left out of `eaters` and `variantOf`.
 */
export function shapeCurrentPlan(
  { version, content }: Pick<PlanModel, 'version' | 'content'>,
  table: TableMenu,
): CurrentPlan {
  const { members, find } = table
  const open = (row: StoredRow) =>
    openEntry({ uniqueId: row.uniqueId, numServes: servesOf(row, members) }, row.category, find)
  const rows = content.rows.map((row): PlanRow => {
    const { chosen, numServes } = open(row)
    return {
      id: row.id,
      category: row.category,
      entry: toEntry(chosen, numServes),
      hasSetServes: row.serves !== null,
      eaters: presentOf(row.eaters, members),
      variantOf: content.rows.some(({ id }) => id === row.variantOf) ? row.variantOf : null,
    }
  })
  const eatersOf = (category: Category, row: number) => rowsOf(content.rows, category)[row]?.eaters ?? null
  return { version, rows, unsuitable: scrubPlan(opened(content.rows, open), table, eatersOf).changes }
}

/** The named members who are still there; null when none is, as then all who eat the category do. */
function presentOf(eaters: StoredRow['eaters'], members: readonly Eater[]): string[] | null {
  const present = members.map(({ id }) => id).filter((id) => eaters?.includes(id))
  return present.length > 0 ? present : null
}

function opened(rows: PlanRows, open: (row: StoredRow) => ReadPlan['lunch'][number]): ReadPlan {
  const of = (category: Category) => rowsOf(rows, category).map(open)
  return { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner') }
}

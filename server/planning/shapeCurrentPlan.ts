import type { PlanRow as StoredRow } from '../../schema/planOperations'
import type { Category } from '../catalogue/types'
import type { CurrentPlan, PlanRow } from '../generated/resolverTypes'
import type { TableMenu } from '../settings/tableMenu'
import type { PlanModel } from './PlanModel'
import type { PlanRow as OpenRow } from './readPlanInput'
import { scrubPlan } from './scrubPlan'
import { openEntry } from './shapePlan'
import { toEntry } from './toEntry'
import { presentEaters, servesOf } from './whoEats'

/**
 * The current plan as clients see it. A row whose meal has left the catalogue is shown as an empty one; members and rows
 * that are gone are left out of `eaters` and `variantOf`.
 */
export function shapeCurrentPlan(
  { version, content: { rows } }: Pick<PlanModel, 'version' | 'content'>,
  table: TableMenu,
): CurrentPlan {
  const ids = new Set(rows.map(({ id }) => id))
  const opened = rows.map((row) => {
    const variantOf = row.variantOf !== null && ids.has(row.variantOf) ? row.variantOf : null
    return { row: { ...row, variantOf }, open: open({ ...row, variantOf }, table) }
  })
  const of = (category: Category) => opened.filter(({ row }) => row.category === category).map((one) => one.open)
  const plan = { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner') }
  return { version, rows: opened.map(shape), unsuitable: scrubPlan(plan, table).changes }
}

function open(row: StoredRow, { members, find }: TableMenu): OpenRow {
  const { category, uniqueId, serves, variantOf } = row
  const said = {
    eaters: presentEaters(row.eaters, members),
    followsPortions: serves === null,
    isVersion: variantOf !== null,
  }
  return openEntry({ uniqueId, numServes: servesOf(row, members), ...said }, category, find)
}

function shape({ row: { id, category, variantOf }, open }: { row: StoredRow; open: OpenRow }): PlanRow {
  const { chosen, numServes, ...said } = open
  const entry = toEntry(chosen, numServes, said)
  return { id, category, entry, hasSetServes: !entry.followsPortions, eaters: entry.eaters, variantOf }
}

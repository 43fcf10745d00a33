import { sameEaters } from '../../../schema/diffRows'
import { revertRows } from '../../../schema/planChanges'
import type { PlanRow } from '../../../schema/planOperations'
import { emptyEntry, type Plan, type Row } from '../../plan/plan'
import { rowsById, showRow, toPlanOf, toPlanRows } from '../../plan/planRows'
import type { PlanChange, ShownState } from './planChange'

/**
 * The plan without a change that was made to it (docs/product.md PLAN-96).
 * @returns null where its rows are no longer as the change left them.
 */
export function revertedPlan(plan: Plan, { rows: changes }: Pick<PlanChange, 'rows'>): Plan | null {
  const rows = revertRows(
    toPlanRows(plan),
    changes.map(({ before, after, isMoved }) => ({
      before: before && withoutEntry(before),
      after,
      ...(isMoved && { isMoved }),
    })),
  )
  if (!rows) return null
  const now = rowsById(plan)
  const before = new Map(changes.flatMap(({ before: was }) => (was ? [[was.id, was] as const] : [])))
  return toPlanOf(rows, (row) => shown(row, now.get(row.id), before.get(row.id)))
}

/** Rows that come back are written without what is only shown of them. */
const withoutEntry = ({ entry: _entry, ...row }: ShownState) => row

function shown(row: PlanRow, now: Row | undefined, before: ShownState | undefined): Row {
  if (!before) {
    if (!now) throw new Error('A row is neither in the plan nor in the change')
    return now
  }
  const { entry } = before
  const holdsIt = (uniqueId = '', frozen?: string) => uniqueId === row.uniqueId && frozen === row.frozen
  const isShownNow = now && holdsIt(now.uniqueId, now.other?.frozen)
  const meal = isShownNow ? now : holdsIt(before.uniqueId, before.frozen) ? entry : emptyEntry()
  const follows = now?.followsPortions && sameEaters(now.eaters ?? null, row.eaters)
  return showRow(row, meal, (follows ? now : entry).numServes, [now, entry])
}

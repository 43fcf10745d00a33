import { sameEaters } from '../../schema/diffRows'
import { isEmptyEntry, mapRows, placeOf, type Plan, plannedRows, type Row } from './plan'
import { inRow } from './planEdits'
import type { CheckedPlan } from './planAnswer'
import type { PlannerState } from './plannerState'
import { rowsById } from './planRows'

/**
 * A plan with what a check found of its rows. That holds for a row which has the meal and the eaters with which it was
 * checked, wherever it stands by then; the check of others is due.
 */
export function withChecked(plan: Plan, { asked, plan: result }: CheckedPlan): Pick<PlannerState, 'plan' | 'suits'> {
  const [before, found] = [rowsById(asked), rowsById(result)]
  const isAsAsked = (row: Row) => {
    const was = before.get(row.id)
    return was?.uniqueId === row.uniqueId && sameEaters(was.eaters ?? null, row.eaters ?? null)
  }
  const after = (row: Row): Row => {
    const now = isAsAsked(row) ? found.get(row.id) : undefined
    if (!now) return row
    return before.get(row.id)?.numServes === row.numServes ? { ...now, ...placeOf(row) } : inRow(now, row)
  }
  const isWhole = plannedRows(plan).every(({ entry }) => isEmptyEntry(entry) || isAsAsked(entry))
  return {
    plan: mapRows(plan, after),
    suits: isWhole ? 'yes' : 'due',
  }
}

import { sameEaters } from '../../schema/diffRows'
import { joinEntryId } from '../../schema/servedWith'
import { isEmptyEntry, mapRows, placeOf, type Plan, plannedRows, type Row } from './plan'
import { inRow, withServed } from './planEdits'
import { servedIds } from './served'
import type { CheckedPlan } from './planAnswer'
import type { PlannerState } from './plannerState'
import { rowsById } from './planRows'

/** Whether two rows have the same meal, with the same served with it. */
const isSameMeal = (one: Row, other: Row): boolean => entryId(one) === entryId(other)

const entryId = (row: Row): string => joinEntryId({ ...servedIds(row), uniqueId: row.uniqueId })

/**
 * A plan with what a check found of its rows. That holds for a row which has the meal and the eaters with which it was
 * checked, wherever it stands by then; the check of others is due.
 */
export function withChecked(plan: Plan, { asked, plan: result }: CheckedPlan): Pick<PlannerState, 'plan' | 'suits'> {
  const [before, found] = [rowsById(asked), rowsById(result)]
  const isAsAsked = (row: Row) => {
    const was = before.get(row.id)
    return was !== undefined && isSameMeal(was, row) && sameEaters(was.eaters ?? null, row.eaters ?? null)
  }
  const after = (row: Row): Row => {
    const now = isAsAsked(row) ? found.get(row.id) : undefined
    if (!now) return row
    return before.get(row.id)?.numServes === row.numServes
      ? { ...now, ...placeOf(row) }
      : withServed(inRow(now, row), now)
  }
  const isWhole = plannedRows(plan).every(({ entry }) => isEmptyEntry(entry) || isAsAsked(entry))
  return {
    plan: mapRows(plan, after),
    suits: isWhole ? 'yes' : 'due',
  }
}

import { type PlanRow, type PlanRows, rowsOf } from '../../../schema/planOperations'
import { arrayOf, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'
import { CATEGORIES, emptyEntry, emptyPlan, hasNoRows, type Plan } from '../plan'
import { isRow } from './rowGuards'
import { type ShownPlan, showRows } from './shownPlan'

const kept = ownedStorage<{ rows: PlanRows }>('planRows', shape<{ rows: readonly PlanRow[] }>({ rows: arrayOf(isRow) }))

/** Keeps which rows of the current plan the entries of this tab's plan are. They survive a reload like the plan itself. */
export const keepRows = (rows: PlanRows): void => kept.write({ rows })

/**
 * What a tab's plan was before the edits of which the household has not heard.
 * @param isFresh The tab had no plan when the page was opened: everything in it was planned since.
 * @returns null when that is not known, as of a tab that is older than current plans.
 */
export function shownAtFirst(plan: Plan, isFresh: boolean): ShownPlan | null {
  const nothing = { plan: emptyPlan(), rows: [] }
  if (isFresh) return nothing
  const rows = kept.read()?.rows ?? []
  if (!CATEGORIES.every((category) => rowsOf(rows, category).length === plan[category].mealList.length))
    return hasNoRows(plan) ? nothing : null
  return showRows(rows, (row) => {
    const entry = plan[row.category].mealList[rowsOf(rows, row.category).indexOf(row)] ?? emptyEntry()
    return { ...entry, uniqueId: row.uniqueId }
  })
}

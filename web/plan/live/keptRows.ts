import type { PlanRow, PlanRows } from '../../../schema/planOperations'
import { arrayOf, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'
import { emptyEntry, emptyPlan, hasNoRows, type Plan } from '../plan'
import { rowsById, showRow, toPlanOf } from '../planRows'
import { isRow } from './rowGuards'

const kept = ownedStorage<{ rows: PlanRows }>('planRows', shape<{ rows: readonly PlanRow[] }>({ rows: arrayOf(isRow) }))

/** Keeps how this tab's plan was when it was last compared with the household's. It survives a reload like the plan itself. */
export const keepRows = (rows: PlanRows): void => kept.write({ rows })

/**
 * What a tab's plan was before the edits that the household has not received.
 * @param isFresh The tab had no plan when the page was opened: everything in it was planned since.
 * @returns null when that is not known, as of a tab that is older than current plans.
 */
export function shownAtFirst(plan: Plan, isFresh: boolean): Plan | null {
  if (isFresh) return emptyPlan()
  const known = kept.read()
  if (known === null) return hasNoRows(plan) ? emptyPlan() : null
  return planWith(known.rows, plan)
}

/** The plan of these rows, with what another one shows of them. */
export function planWith(rows: PlanRows, plan: Plan): Plan {
  const shown = rowsById(plan)
  return toPlanOf(rows, (row) => {
    const entry = shown.get(row.id) ?? emptyEntry()
    return showRow(row, { ...entry, uniqueId: row.uniqueId }, entry.numServes)
  })
}

import type { RowChange, RowState } from '../../../schema/planChanges'
import { LIMITS } from '../../../schema/limits'
import { createBatchLoader } from '../../database/createBatchLoader'
import { OPERATIONS_KEPT } from '../../operations/kept'
import { PlanOperationModel } from '../../operations/PlanOperationModel'
import { badRequest } from '../../platform/errors'
import type { Services } from '../../platform/services'
import { messages } from '../messages'
import { type PlanView, statusOf } from '../views'
import { type DoneChange, foldChanges } from './foldChanges'

/** A change of a plan, as its resolvers need it. */
export interface ChangeView extends DoneChange {
  readonly plan: PlanView
}

/** What became of a row in it. */
export interface RowChangeView {
  readonly plan: PlanView
  readonly change: RowChange
}

/** A row as it was before or after. */
export interface RowStateView {
  readonly plan: PlanView
  readonly state: RowState
}

type Row = Pick<PlanOperationModel, 'planId' | 'operationId' | 'at' | 'memberId' | 'changeKind' | 'changedRows'>

/** What was done to plans, the oldest first; one query, shared with concurrent reads. */
const changesOfPlan = createBatchLoader(async (db, planIds: readonly string[]) => {
  const rows: Row[] = await PlanOperationModel.query(db)
    .whereIn('planId', [...planIds])
    .whereNotNull('changeKind')
    .orderBy('version')
    .select('planId', 'operationId', 'at', 'memberId', 'changeKind', 'changedRows')
  const found = new Map<string, DoneChange[]>()
  for (const { planId, operationId: id, at, memberId, changeKind: kind, changedRows } of rows) {
    if (!kind) continue
    const change = { id, at, kind, memberId: memberId ?? '', rows: changedRows ?? [] }
    found.set(planId, [...(found.get(planId) ?? []), change])
  }
  return found
})

/**
 * What was done to a plan lately, the latest first (docs/product.md PLAN-93, PLAN-94); nothing of a plan that is not the
 * current one.
 * @throws BAD_USER_INPUT naming `first`.
 */
export async function recentChanges(
  { db, now }: Pick<Services, 'db' | 'now'>,
  plan: PlanView,
  first: number,
): Promise<ChangeView[]> {
  const most = LIMITS.planChanges
  if (first < 1 || first > most) throw badRequest(messages.changesAsked({ most }), 'first')
  if (statusOf(plan.stored) !== 'CURRENT') return []
  const since = now() - OPERATIONS_KEPT
  const changes = ((await changesOfPlan(db, plan.stored.id)) ?? []).filter(({ at }) => at >= since)
  return foldChanges(changes)
    .slice(-first)
    .reverse()
    .map((change) => ({ ...change, plan }))
}

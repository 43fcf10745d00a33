import { jsonRows, readJsonRows } from '../database/jsonRows'
import type { Extend } from '../households/lockHouseholds'
import { oldestHeld } from '../operations/heldIds'
import { PlanOperationModel } from '../operations/PlanOperationModel'
import { CURRENT, PlanModel } from './PlanModel'

/** A household's current plan and which operations were done on it, as columns of one member's row. */
export interface PlanColumns {
  plan: unknown
  done: unknown
  /** When the oldest id came that is held; null where not all may be (docs/product.md API-52). */
  oldest: number | null
}

const PLAN = ['id', 'version', 'content', 'changedAt', 'changedBy'] as const
const DONE = ['operationId'] as const

/** Adds the current plan to a query of a household's members, and which of the operations were done; on the user's row alone. */
export function withPlan(userId: string, operationIds: readonly string[]): Extend {
  return (query, db) => {
    const plan = db(PlanModel.tableName)
      .where('plans.householdId', db.ref('households.id'))
      .where('plans.nameKey', CURRENT)
      .where('member.userId', userId)
    const done = plan
      .clone()
      .join(PlanOperationModel.tableName, 'plan_operations.planId', 'plans.id')
      .whereIn('plan_operations.operationId', [...operationIds])
    const oldest = oldestHeld(db, PlanOperationModel.tableName, (ids) =>
      ids
        .join('plans', 'plans.id', 'plan_operations.planId')
        .where('plans.householdId', db.ref('households.id'))
        .where('plans.nameKey', CURRENT)
        .where('member.userId', userId),
    )
    return query.select(jsonRows(db, plan, PLAN).as('plan'), jsonRows(db, done, DONE).as('done'), oldest.as('oldest'))
  }
}

/**
 * The plan of such a row, undefined where there is none yet, the operations that were done on it, and since when all ids of
 * such are held; null for as long as they may matter.
 */
export function readPlanColumns(
  householdId: string,
  { plan, done, oldest }: PlanColumns,
): { present: PlanModel | undefined; done: ReadonlySet<string>; oldest: number | null } {
  const [row] = readJsonRows<object>(plan, PLAN)
  return {
    present: row && PlanModel.fromDatabaseJson({ ...row, householdId, name: '', nameKey: CURRENT }),
    done: new Set(readJsonRows<PlanOperationModel>(done, DONE).map(({ operationId }) => operationId)),
    oldest: oldest === null ? null : Number(oldest),
  }
}

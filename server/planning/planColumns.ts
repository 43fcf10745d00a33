import type { Knex } from 'knex'
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

const PLAN = [
  'id',
  'householdId',
  'name',
  'nameKey',
  'version',
  'content',
  'changedAt',
  'changedBy',
  'broughtBy',
  'namedAfter',
] as const
const DONE = ['operationId'] as const

/**
 * Plans of a household as a column of a query in which it is `households`.
 * @param which narrows them.
 */
export function plansColumn(db: Knex, which: (plans: Knex.QueryBuilder) => Knex.QueryBuilder): Knex.QueryBuilder {
  return jsonRows(db, which(db(PlanModel.tableName).where('plans.householdId', db.ref('households.id'))), PLAN)
}

/** The plans of such a column, in no order. */
export const readPlans = (column: unknown): PlanModel[] =>
  readJsonRows<object>(column, PLAN).map((row) => PlanModel.fromDatabaseJson(row))

/** Adds the current plan to a query of a household's members, and which of the operations were done; on the user's row alone. */
export function withPlan(userId: string, operationIds: readonly string[]): Extend {
  return (query, db) => {
    const ofCurrent = (plans: Knex.QueryBuilder) => plans.where('plans.nameKey', CURRENT).where('member.userId', userId)
    const done = ofCurrent(db(PlanModel.tableName).where('plans.householdId', db.ref('households.id')))
      .join(PlanOperationModel.tableName, 'plan_operations.planId', 'plans.id')
      .whereIn('plan_operations.operationId', [...operationIds])
    const oldest = oldestHeld(db, PlanOperationModel.tableName, (ids) =>
      ofCurrent(
        ids.join('plans', 'plans.id', 'plan_operations.planId').where('plans.householdId', db.ref('households.id')),
      ),
    )
    return query.select(plansColumn(db, ofCurrent).as('plan'), jsonRows(db, done, DONE).as('done'), oldest.as('oldest'))
  }
}

/**
 * The plan of such a row, undefined where there is none yet, the operations that were done on it, and since when all ids of
 * such are held; null for as long as they may matter.
 */
export function readPlanColumns({ plan, done, oldest }: PlanColumns): {
  present: PlanModel | undefined
  done: ReadonlySet<string>
  oldest: number | null
} {
  const [present] = readPlans(plan)
  return {
    present,
    done: new Set(readJsonRows<PlanOperationModel>(done, DONE).map(({ operationId }) => operationId)),
    oldest: oldest === null ? null : Number(oldest),
  }
}

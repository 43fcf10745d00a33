import type { Knex } from 'knex'
import { OperationTimeModel } from './OperationTimeModel'

/** Times by the ids of operations. */
export type OperationTimes = ReadonlyMap<string, number>

/**
 * The times for which operations from the future were taken when they came first, so that the same operation counts for the
 * same time when it comes again (docs/product.md SHOP-22, CUP-9).
 */
export async function timesTaken(
  trx: Knex.Transaction,
  householdId: string,
  operationIds: readonly string[],
): Promise<OperationTimes> {
  const kept = await OperationTimeModel.query(trx).where({ householdId }).whereIn('operationId', operationIds)
  return new Map(kept.map(({ operationId, at }) => [operationId, at]))
}

/** Remembers such times. */
export async function rememberTimes(trx: Knex.Transaction, householdId: string, times: OperationTimes): Promise<void> {
  if (times.size === 0) return
  const rows = [...times].map(([operationId, at]) => ({ householdId, operationId, at }))
  await trx(OperationTimeModel.tableName).insert(rows)
}

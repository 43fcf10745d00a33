import type { Knex } from 'knex'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import { forgetBeyond } from './heldIds'
import { OperationTimeModel } from './OperationTimeModel'

/** Times by the ids of operations. */
export type OperationTimes = ReadonlyMap<string, number>

const TIME = ['operationId', 'at'] as const

/**
 * The times for which operations from the future were taken when they came first, so that the same operation counts for the
 * same time when it comes again (docs/product.md SHOP-22, CUP-9): a column of a query in which the household is
 * `households`.
 */
export function timesTaken(db: Knex, operationIds: readonly string[]): Knex.QueryBuilder {
  const times = db(OperationTimeModel.tableName)
    .where('list_operations.householdId', db.ref('households.id'))
    .whereIn('list_operations.operationId', [...operationIds])
  return jsonRows(db, times, TIME)
}

/** The times in such a column. */
export function readTimes(column: unknown): OperationTimes {
  return new Map(readJsonRows<OperationTimeModel>(column, TIME).map(({ operationId, at }) => [operationId, at]))
}

/** Remembers such times. */
export async function rememberTimes(trx: Knex.Transaction, householdId: string, times: OperationTimes): Promise<void> {
  if (times.size === 0) return
  const rows = [...times].map(([operationId, at]) => ({ householdId, operationId, at }))
  const { tableName: table } = OperationTimeModel
  await trx(table).insert(rows)
  await forgetBeyond(trx, { table, owner: 'householdId' }, householdId)
}

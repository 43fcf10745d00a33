import type { Knex } from 'knex'
import type { PartialModelObject } from 'objection'
import type { BaseModel } from '../database/BaseModel'
import { pacer } from '../platform/pacer'

/** Rows in one statement: well under the number of values that either database takes. */
const BATCH = 200

/** Inserts rows of a model in few statements, between which calls are answered; rows whose key exists are overwritten. */
export async function upsertRows<M extends BaseModel>(
  trx: Knex.Transaction,
  model: (new () => M) & typeof BaseModel,
  rows: readonly PartialModelObject<M>[],
): Promise<void> {
  const key = [model.idColumn].flat()
  const pause = pacer()
  for (const batch of batches(rows)) {
    const stored = batch.map((row) => model.fromJson(row as object, { skipValidation: true }).$toDatabaseJson())
    await trx(model.tableName).insert(stored).onConflict(key).merge()
    // The embedded database answers without giving way.
    await pause()
  }
}

/** Deletes the rows whose column holds one of the values, likewise. */
export async function deleteRows(
  trx: Knex.Transaction,
  model: typeof BaseModel,
  column: string,
  values: readonly string[],
): Promise<void> {
  const pause = pacer()
  for (const batch of batches(values)) {
    await trx(model.tableName).whereIn(column, batch).delete()
    await pause()
  }
}

/** Sets the columns of the rows whose key is one of the values, likewise. */
export async function patchRows(
  trx: Knex.Transaction,
  model: typeof BaseModel,
  keys: readonly string[],
  columns: object,
): Promise<void> {
  const pause = pacer()
  for (const batch of batches(keys)) {
    await trx(model.tableName).whereIn(String(model.idColumn), batch).update(columns)
    await pause()
  }
}

/** Items in lists of at most so many. */
export function* batches<T>(items: readonly T[], size = BATCH): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

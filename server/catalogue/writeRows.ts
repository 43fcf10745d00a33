import type { Knex } from 'knex'
import type { PartialModelObject } from 'objection'
import type { BaseModel } from '../database/BaseModel'

/** Rows in one statement: well under the number of values that either database takes. */
const BATCH = 200

/** Inserts rows of a model in few statements; rows whose key exists are overwritten. */
export async function upsertRows<M extends BaseModel>(
  trx: Knex.Transaction,
  model: (new () => M) & typeof BaseModel,
  rows: readonly PartialModelObject<M>[],
): Promise<void> {
  const key = [model.idColumn].flat()
  const stored = rows.map((row) => model.fromJson(row as object, { skipValidation: true }).$toDatabaseJson())
  for (const batch of batches(stored)) await trx(model.tableName).insert(batch).onConflict(key).merge()
}

/** Deletes the rows whose column holds one of the values. */
export async function deleteRows(
  trx: Knex.Transaction,
  model: typeof BaseModel,
  column: string,
  values: readonly string[],
): Promise<void> {
  for (const batch of batches(values)) await trx(model.tableName).whereIn(column, batch).delete()
}

function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}

import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import { isEmbedded } from './connection'

/** Rows of one statement; fewer where a statement keeps this process from everything else. */
const BATCH = 5000
const EMBEDDED_BATCH = 1000
/** Milliseconds between two batches, for callers' statements. */
const PAUSE = 50

/** Selects rows of a table. */
type Condition = (rows: Knex.QueryBuilder) => Knex.QueryBuilder

/**
 * Deletes the rows that `condition` selects.
 * @returns how many there were.
 */
export function deleteInBatches(db: Knex, table: string, key: string, condition: Condition): Promise<number> {
  return inBatches(db, { table, key, condition }, (rows) => rows.delete())
}

/**
 * Changes the rows that `condition` selects, to what it does not select.
 * @returns how many there were.
 */
export function patchInBatches(
  db: Knex,
  table: string,
  key: string,
  condition: Condition,
  change: object,
): Promise<number> {
  return inBatches(db, { table, key, condition }, (rows) => rows.update(change))
}

/**
 * Does something with the rows that a condition selects, in short statements by key, so that neither a statement's time
 * limit nor a cluster's largest write set is reached and callers are not held up.
 */
async function inBatches(
  db: Knex,
  { table, key, condition }: { table: string; key: string; condition: Condition },
  act: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<number> {
  const selected = (rows: Knex.QueryBuilder) => void condition(rows)
  const batch = isEmbedded(db) ? EMBEDDED_BATCH : BATCH
  for (let done = 0; ;) {
    const keys: string[] = await db(table).where(selected).limit(batch).pluck(key)
    // The condition again: a row may have changed since.
    if (keys.length > 0) done += (await act(db(table).whereIn(key, keys).where(selected))) as unknown as number
    if (keys.length < batch) return done
    await wait(PAUSE)
  }
}

import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import { isEmbedded } from './connection'

/** Rows of one statement; fewer where a statement keeps this process from everything else. */
const BATCH = 5000
const EMBEDDED_BATCH = 1000
/** Milliseconds between two batches, for callers' statements. */
const PAUSE = 50

/**
 * Deletes the rows that `condition` selects, in short statements by key, so that neither a statement's time limit nor a
 * cluster's largest write set is reached and callers are not held up.
 * @returns how many there were.
 */
export async function deleteInBatches(
  db: Knex,
  table: string,
  key: string,
  condition: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<number> {
  const selected = (rows: Knex.QueryBuilder) => void condition(rows)
  const batch = isEmbedded(db) ? EMBEDDED_BATCH : BATCH
  for (let deleted = 0; ;) {
    const keys: string[] = await db(table).where(selected).limit(batch).pluck(key)
    // The condition again: a row may have changed since.
    if (keys.length > 0) deleted += await db(table).whereIn(key, keys).where(selected).delete()
    if (keys.length < batch) return deleted
    await wait(PAUSE)
  }
}

import DataLoader from 'dataloader'
import type { Knex } from 'knex'

/** So many keys are read by one query at most. Each number of keys is a statement of its own, and those are kept prepared. */
const MOST = 25

/**
 * Makes of a read by many keys one by a single key. The reads that are asked for in the same turn of the event loop, by one
 * call or by several, become one query. Nothing is remembered: each read sees what was written before it was asked for.
 *
 * @param readMany reads the rows of distinct keys; a key without a row is left out of the answer.
 * @returns the read of one key's row, undefined where there is none. It rejects with what `readMany` rejects with.
 */
export function readTogether<Key extends string, Row>(
  readMany: (db: Knex, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
): (db: Knex, key: Key) => Promise<Row | undefined> {
  const loaders = new WeakMap<Knex, DataLoader<Key, Row | undefined>>()
  const open = (db: Knex) => {
    const read = async (keys: readonly Key[]) => {
      const rows = await readMany(db, [...new Set(keys)])
      return keys.map((key) => rows.get(key))
    }
    const loader = new DataLoader(read, { cache: false, maxBatchSize: MOST, batchScheduleFn: (send) => void setImmediate(send) })
    loaders.set(db, loader)
    return loader
  }
  return (db, key) => (loaders.get(db) ?? open(db)).load(key)
}

import DataLoader from 'dataloader'
import type { Knex } from 'knex'

/** Most keys of one query, unless it is said. Each number of keys is a separate statement, and statements are kept prepared. */
const MOST = 25

/**
 * Turns a query for many keys into a read for one. All reads in the same turn of the event loop, by one call or several,
 * become one query. Nothing is cached: a read sees everything that was written before it.
 *
 * @param readMany reads the rows of distinct keys; a key without a row is left out of the answer.
 * @returns the read of one key's row, undefined where there is none. It rejects with what `readMany` rejects with.
 */
export function createBatchLoader<Key extends string, Row>(
  readMany: (db: Knex, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
  most = MOST,
): (db: Knex, key: Key) => Promise<Row | undefined> {
  const loaders = new WeakMap<Knex, DataLoader<Key, Row | undefined>>()
  const open = (db: Knex) => {
    const read = async (keys: readonly Key[]) => {
      const rows = await readMany(db, [...new Set(keys)])
      return keys.map((key) => rows.get(key))
    }
    const loader = new DataLoader(read, {
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: (send) => void setImmediate(send),
    })
    loaders.set(db, loader)
    return loader
  }
  return (db, key) => (loaders.get(db) ?? open(db)).load(key)
}

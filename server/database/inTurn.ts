import type { Knex } from 'knex'
import { unavailable } from '../platform/errors'

/** How long work waits for its turn, in milliseconds: as long as for a connection. */
const PATIENCE = 8000

/** The last work of each name, by the database that it is done on. */
const queues = new WeakMap<Knex, Map<string, Promise<unknown>>>()

/**
 * Does work after what was asked for earlier under the same name in this process. What would only wait for the same row's
 * lock waits here, without a connection: otherwise the writes of one household at once keep the whole pool.
 * @throws GraphQLError UNAVAILABLE when the turn has not come within eight seconds; the work is not begun then.
 */
export async function inTurn<Result>(db: Knex, name: string, work: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(db) ?? new Map<string, Promise<unknown>>()
  queues.set(db, queue)
  const asked = performance.now()
  const before = queue.get(name)
  const begin = () => {
    if (performance.now() - asked > PATIENCE) throw unavailable()
    return work()
  }
  const done = before ? before.then(begin) : begin()
  const settled = done.catch(() => undefined)
  queue.set(name, settled)
  try {
    return await done
  } finally {
    if (queue.get(name) === settled) queue.delete(name)
  }
}

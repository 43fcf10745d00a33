import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../platform/log'
import { connectionsOf } from './boundedMysql'
import type { Probe } from './probe'

/** Milliseconds between two looks. */
const PAUSE = 1000
/** So many looks in a row without an answer mean that the database hangs, and not that one answer was slow. */
const ENOUGH = 2

/**
 * Watches for a database that hangs, or a network that swallows packets. While it does, the pool's connections are
 * destroyed and calls fail at once with 503; the first look that is answered ends that. A database that refuses
 * connections needs no watch: the calls themselves fail at once. @returns stops it.
 */
export function watchDatabase(db: Knex, probe: Probe, log: Logger): () => Promise<void> {
  const connections = connectionsOf(db)
  if (!connections) return () => Promise.resolve()
  const stop = new AbortController()
  const run = async () => {
    let missed = 0
    while (!stop.signal.aborted) {
      const health = await probe.check()
      missed = health === 'hangs' ? missed + 1 : 0
      if (missed === ENOUGH) {
        log.error('The database does not answer: calls are refused until it does')
        connections.suspend()
      } else if (missed === 0 && connections.resume()) log.info('The database answers again')
      if (missed === 0 || missed >= ENOUGH)
        await wait(PAUSE, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return async () => {
    stop.abort()
    await running
  }
}

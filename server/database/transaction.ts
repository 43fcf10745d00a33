import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import { faultOf } from './faults'

const TRIES = 5

/**
 * Runs `work` in one transaction. Where the database answers with a conflict, or the connection was lost before the
 * commit was sent, the whole of it is run again after a short random wait, five times at most; so `work` must have no
 * effect outside the transaction that it is handed.
 */
export async function inTransaction<Result>(db: Knex, work: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let done = false
    try {
      return await db.transaction(async (trx) => {
        const result = await work(trx)
        done = true
        return result
      })
    } catch (error) {
      const fault = faultOf(error)
      const again = fault === 'conflict' || (fault === 'unreachable' && !done)
      if (!again || attempt >= TRIES) throw error
      await wait(20 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

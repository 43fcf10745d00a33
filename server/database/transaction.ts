import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import { type Fault, faultOf } from './faults'

const TRIES = 5

/**
 * Runs `work` in one transaction. After a conflict, or if the connection was lost before the commit was sent, it is run
 * again after a short random wait, five times at most; so `work` must have no effect outside its transaction.
 *
 * @param retried further faults after which it is run again: `unique` and `foreignKey` where `work` decides by rows that
 * another call may insert or delete in the meantime.
 */
export async function inTransaction<Result>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
  retried: readonly Fault[] = [],
): Promise<Result> {
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
      const again = fault === 'conflict' || (fault === 'unreachable' && !done) || retried.includes(fault)
      if (!again || attempt >= TRIES) throw error
      await wait(20 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

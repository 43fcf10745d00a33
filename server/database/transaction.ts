import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import { commitsOfWork } from './commits'
import { type Fault, faultOf } from './faults'

const TRIES = 5
/** After these the database has taken back what was to be committed. After any other it is not known. */
const TAKEN_BACK: ReadonlySet<Fault> = new Set(['conflict', 'unique', 'foreignKey', 'full'])

/**
 * Runs `work` in one transaction. After a conflict, or if the connection was lost before the commit was sent, it is run
 * again after a short random wait, five times at most; so `work` must have no effect outside its transaction. What it may
 * have committed is counted (see `countingCommits`).
 *
 * @param retried further faults after which it is run again: `unique` and `foreignKey` where `work` decides by rows that
 * another call may insert or delete in the meantime.
 */
export function inTransaction<Result>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
  retried: readonly Fault[] = [],
): Promise<Result> {
  const commits = commitsOfWork() ?? { count: 0 }
  let done = false
  const attempt = async () => {
    done = false
    try {
      return await db.transaction(async (trx) => {
        const result = await work(trx)
        done = true
        commits.count += 1
        return result
      })
    } catch (error) {
      if (done && TAKEN_BACK.has(faultOf(error))) commits.count -= 1
      throw error
    }
  }
  return withRetries(
    attempt,
    (fault) => fault === 'conflict' || (fault === 'unreachable' && !done) || retried.includes(fault),
  )
}

/**
 * Runs one writing statement outside a transaction, which saves two round trips. After a conflict or a lost connection it
 * is run again as in `inTransaction`; so it must have the same effect when it was done already.
 */
export function inOneStatement<Result>(statement: () => PromiseLike<Result>): Promise<Result> {
  return withRetries(statement, (fault) => fault === 'conflict' || fault === 'unreachable')
}

async function withRetries<Result>(
  attempt: () => PromiseLike<Result>,
  isWorthAnother: (fault: Fault) => boolean,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (count >= TRIES || !isWorthAnother(faultOf(error))) throw error
      await wait(20 * 2 ** count * (0.5 + Math.random()))
    }
  }
}

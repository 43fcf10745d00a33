import type { Knex } from 'knex'
import { aside } from '../database/commits'
import { inTransaction } from '../database/transaction'
import type { Services } from '../platform/services'
import { AttemptModel } from './AttemptModel'
import { hashOf } from './secrets'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Attempts that are free, and the waits after them, which double up to a bound. Times are in milliseconds. */
interface BackoffPolicy {
  free: number
  firstWait: number
  longestWait: number
  /** After this time without an attempt the count starts again. */
  forgetAfter: number
}

/** The policies of docs/product.md SEC-3 and SEC-4. */
export const backoffPolicies = {
  /** Logins to one address, whether it has an account or not. */
  account: { free: 5, firstWait: MINUTE, longestWait: 15 * MINUTE, forgetAfter: 24 * HOUR },
  /** Failed logins from one network, to any account. */
  address: { free: 30, firstWait: MINUTE, longestWait: 15 * MINUTE, forgetAfter: HOUR },
  /** The current password of a signed-in user. */
  password: { free: 5, firstWait: MINUTE, longestWait: 15 * MINUTE, forgetAfter: 24 * HOUR },
  /** Mails of one purpose that anyone in one network can request for one recipient. */
  mail: { free: 6, firstWait: 10 * MINUTE, longestWait: 6 * HOUR, forgetAfter: 24 * HOUR },
  /** The same from all networks together. */
  mailOfAll: { free: 24, firstWait: 10 * MINUTE, longestWait: 6 * HOUR, forgetAfter: 24 * HOUR },
  /** Invitations that one account has mailed, to any address. */
  invitations: { free: 20, firstWait: 6 * HOUR, longestWait: 24 * HOUR, forgetAfter: 24 * HOUR },
} as const satisfies Record<string, BackoffPolicy>

/** What attempts are counted for: a policy and a subject, such as an address, a network or an account's id. */
export interface Counted {
  policy: keyof typeof backoffPolicies
  of: string
  /** How many times as many attempts as the policy says are free; once, unless it is said. */
  times?: number
}

const bucketOf = ({ policy, of }: Counted): string => hashOf(`${policy}:${of}`)

type Counting = Pick<Services, 'now' | 'config'>

/**
 * Counts an attempt before it is made, so that concurrent attempts are all counted. Counts are shared by all instances
 * and keyed by a hash, never by the address itself.
 *
 * @returns whether the attempt may be made. A refused one is not counted and does not lengthen the wait.
 */
export async function consumeAttempt(services: Counting & Pick<Services, 'db'>, counted: Counted): Promise<boolean> {
  return changeAttempts(services.db, (trx) => consumeWithin(services, trx, counted))
}

/** Counts attempts, or takes them back, beside what the call does: sent again, it counts again. */
export const changeAttempts = <Result>(db: Knex, work: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> =>
  aside(() => inTransaction(db, work))

/** The same in the transaction of what is counted. */
export async function consumeWithin({ now, config }: Counting, trx: Knex, counted: Counted): Promise<boolean> {
  const policy: BackoffPolicy = backoffPolicies[counted.policy]
  const bucket = bucketOf(counted)
  const free = Math.max(1, Math.round(policy.free * (counted.times ?? 1) * config.rateLimitScale))
  const at = now()
  // `merge` takes a write lock on an existing row. `ignore` would take a read lock, and two of those deadlock.
  await AttemptModel.query(trx)
    .insert({ bucket, tries: 0, lastAt: at, blockedUntil: 0 })
    .onConflict('bucket')
    .merge(['bucket'])
  const row = await AttemptModel.query(trx).findById(bucket).forUpdate().throwIfNotFound()
  if (row.blockedUntil > at) return false
  const tries = 1 + (row.lastAt > at - policy.forgetAfter ? row.tries : 0)
  const wait = tries < free ? 0 : Math.min(policy.longestWait, policy.firstWait * 2 ** Math.min(20, tries - free))
  await AttemptModel.query(trx)
    .findById(bucket)
    .patch({ tries, lastAt: at, blockedUntil: wait ? at + wait : 0 })
  return true
}

/**
 * Counts one attempt for several subjects. Once it is refused for one, it is not counted for those after it.
 *
 * @returns whether the attempt may be made.
 */
export async function consumeAttempts(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  counted: readonly Counted[],
): Promise<boolean> {
  for (const one of counted) if (!(await consumeAttempt(services, one))) return false
  return true
}

/** Forgets all attempts of some subjects, after one that succeeded. */
export async function forgetTries(trx: Knex, ...counted: Counted[]): Promise<void> {
  await AttemptModel.query(trx).delete().whereIn('bucket', counted.map(bucketOf))
}

/** Takes back one attempt that turned out not to be a failure, and lifts the block that it may have caused. */
export async function refundAttempt(trx: Knex, ...counted: Counted[]): Promise<void> {
  await AttemptModel.query(trx)
    .whereIn('bucket', counted.map(bucketOf))
    .where('tries', '>', 0)
    .patch({ tries: AttemptModel.raw('tries - 1'), blockedUntil: 0 })
}

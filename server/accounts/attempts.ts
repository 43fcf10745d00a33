import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import type { Services } from '../services'
import { AttemptModel } from './AttemptModel'
import { hashOf } from './secrets'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How many tries are free, and how long one waits for each further one: twice as long every time, up to a bound. */
interface Pace {
  free: number
  firstWait: number
  longestWait: number
  /** Without a try for so long everything is forgotten. */
  forgetAfter: number
}

/** The paces of what can be tried. */
export const PACES = {
  /** Sign-ins to one account, known or not. */
  account: { free: 5, firstWait: MINUTE, longestWait: 15 * MINUTE, forgetAfter: 24 * HOUR },
  /** Sign-ins that failed from one network address, whatever the account. */
  address: { free: 30, firstWait: MINUTE, longestWait: 15 * MINUTE, forgetAfter: HOUR },
  /** The present password of somebody who is signed in. */
  password: { free: 5, firstWait: MINUTE, longestWait: 15 * MINUTE, forgetAfter: 24 * HOUR },
  /** Mails that anybody can cause to one recipient. */
  mail: { free: 6, firstWait: 10 * MINUTE, longestWait: 6 * HOUR, forgetAfter: 24 * HOUR },
} as const satisfies Record<string, Pace>

/** What is counted: a pace, and who or what it is counted for. */
export interface Counted {
  pace: keyof typeof PACES
  of: string
}

const bucketOf = ({ pace, of }: Counted): string => hashOf(`${pace}:${of}`)

/**
 * Counts a try before it is made, so that tries made at once are all counted, and says whether it may be made. One that
 * may not changes nothing. The counts are shared by all instances and hold no address, only its hash.
 */
export async function mayTry({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>, counted: Counted): Promise<boolean> {
  const pace: Pace = PACES[counted.pace]
  const bucket = bucketOf(counted)
  const free = Math.max(1, Math.round(pace.free * config.rateLimitScale))
  return inTransaction(db, async (trx) => {
    const at = now()
    // Merging locks a row that is there for writing; ignoring would lock it for reading, and two such wait for each other.
    await AttemptModel.query(trx).insert({ bucket, tries: 0, lastAt: at, blockedUntil: 0 }).onConflict('bucket').merge(['bucket'])
    const row = await AttemptModel.query(trx).findById(bucket).forUpdate().throwIfNotFound()
    if (row.blockedUntil > at) return false
    const tries = 1 + (row.lastAt > at - pace.forgetAfter ? row.tries : 0)
    const wait = tries < free ? 0 : Math.min(pace.longestWait, pace.firstWait * 2 ** Math.min(20, tries - free))
    await AttemptModel.query(trx).findById(bucket).patch({ tries, lastAt: at, blockedUntil: wait ? at + wait : 0 })
    return true
  })
}

/** Forgets the tries of something, after one that succeeded. */
export async function forgetTries(trx: Knex, ...counted: Counted[]): Promise<void> {
  await AttemptModel.query(trx).delete().whereIn('bucket', counted.map(bucketOf))
}

/** Takes one try back that turned out not to be a failure, where others of the same bucket may have been. */
export async function takeBackTry(trx: Knex, counted: Counted): Promise<void> {
  await AttemptModel.query(trx)
    .where({ bucket: bucketOf(counted) })
    .where('tries', '>', 0)
    .patch({ tries: AttemptModel.raw('tries - 1'), blockedUntil: 0 })
}

import type { Services } from './platform/services'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Most by which this process's clock may differ from the database's. */
const DIFFERENCE = HOUR
/** A longer time between two runs is taken for a clock that was changed, until it has gone on evenly for a day. */
const JUMP = 3 * DAY
const PROOF = DAY
/** Retention deletes a session a day after it expired. If the newest is past that, all of them would go at once. */
const NEWEST_EXPIRED = 2 * DAY

const STATE = { id: 1 }

/**
 * Why retention must not go by a clock, or null when it may. The clock of each run is recorded, so that a jump is seen
 * whichever instance runs next.
 */
export async function problemOfClock(
  { db, now }: Pick<Services, 'db' | 'now'>,
  at: number,
): Promise<'DIFFERS' | 'JUMPED' | 'NOTHING_RECENT' | null> {
  if (Math.abs(now() - at) > DIFFERENCE) return 'DIFFERS'
  const { seenAt, jumpedAt }: { seenAt: number; jumpedAt: number } = await db('retention_state').where(STATE).first()
  const isJump = seenAt !== 0 && (at - seenAt > JUMP || seenAt - at > DIFFERENCE)
  await db('retention_state')
    .where(STATE)
    .update({ seenAt: at, ...(isJump && { jumpedAt: at }) })
  if (isJump || at - jumpedAt < PROOF) return 'JUMPED'
  return (await isDeserted(db, at)) ? 'NOTHING_RECENT' : null
}

/** Whether there are sessions and even the newest expired days ago: a run would delete every one. */
async function isDeserted(db: Services['db'], at: number): Promise<boolean> {
  const newest: { expiresAt: number } | undefined = await db('sessions').orderBy('expiresAt', 'desc').first('expiresAt')
  return newest !== undefined && newest.expiresAt < at - NEWEST_EXPIRED
}

import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseNow } from './databaseClock'
import { inTransaction } from './transaction'

const SECOND = 1000
const GLANCE = 500

/** Milliseconds for which a lock is had, and how often it is renewed: a holder that has died keeps others out for the former. */
interface LockTimes {
  ttl: number
  renewal: number
}
const TIMES: LockTimes = { ttl: 60 * SECOND, renewal: 15 * SECOND }

/** A lock as its holder knows it. */
export interface HeldLock {
  /** Aborts, with the error that `withLock` then rejects with, once the lock is lost or could not be renewed for too long. */
  lost: AbortSignal
  /** Whether it is surely had still. Ask before what must not happen twice: a process that was frozen has had no signal. */
  isHeld(): boolean
}

/** Makes the table of locks, which migrations need before the first one has run. */
export async function ensureLocks(db: Knex): Promise<void> {
  await db.raw(
    'CREATE TABLE IF NOT EXISTS locks (name VARCHAR(60) NOT NULL PRIMARY KEY, holder VARCHAR(36) NOT NULL, expiresAt BIGINT NOT NULL)',
  )
}

/**
 * Runs `work` while this caller alone has the lock of that name, over all instances and every server of a cluster: it is a
 * row, not GET_LOCK, which each server of a cluster has for itself. The lock is renewed meanwhile; one whose holder has
 * died runs out, by the database's clock.
 *
 * A holder that cannot renew the lock may have lost it to another one and must stop by itself: `work` gets a signal.
 *
 * @param patience milliseconds to wait for the lock.
 * @returns whether it was had and `work` was done.
 * @throws Error when it was lost in the meantime, whatever `work` made of that.
 */
export async function withLock(
  db: Knex,
  name: string,
  { patience, times = TIMES }: { patience: number; times?: LockTimes },
  work: (lock: HeldLock) => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID()
  let asked = performance.now()
  for (let waited = 0; !(await take(db, name, holder, times.ttl)); waited += GLANCE) {
    if (waited >= patience) return false
    await wait(GLANCE)
    asked = performance.now()
  }
  const lock = keep(() => take(db, name, holder, times.ttl), asked, name, times)
  try {
    await work(lock)
    lock.lost.throwIfAborted()
    return true
  } finally {
    lock.stop()
    await release(db, name, holder).catch(() => undefined)
  }
}

/** Renews a lock. @param since when it was asked for, by `performance.now`, which goes on while a process is frozen. */
function keep(
  renew: () => Promise<boolean>,
  since: number,
  name: string,
  { ttl, renewal }: LockTimes,
): HeldLock & { stop(): void } {
  const lost = new AbortController()
  let until = since + ttl - renewal
  const isHeld = () => {
    if (performance.now() >= until) lost.abort(new Error(`The lock ${name} was lost`))
    return !lost.signal.aborted
  }
  const timer = setInterval(() => {
    const asked = performance.now()
    void renew().then(
      (isTaken) => {
        until = isTaken ? asked + ttl - renewal : 0
        isHeld()
      },
      () => isHeld(),
    )
    isHeld()
  }, renewal)
  timer.unref()
  return { lost: lost.signal, isHeld, stop: () => clearInterval(timer) }
}

/** Takes or renews the lock. */
async function take(db: Knex, name: string, holder: string, ttl: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const now = await databaseNow(trx)
    // `merge` takes a write lock on an existing row. `ignore` would take a read lock, and two of those deadlock.
    await trx('locks').insert({ name, holder: '', expiresAt: 0 }).onConflict('name').merge(['name'])
    const taken = await trx('locks')
      .where({ name })
      .where((free) => void free.where('expiresAt', '<', now).orWhere({ holder }))
      .update({ holder, expiresAt: now + ttl })
    return taken === 1
  })
}

/** Gives the lock back. After a conflict with a caller that waits for it, it is tried again: it would be missed for a minute. */
async function release(db: Knex, name: string, holder: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx('locks').where({ name, holder }).update({ holder: '', expiresAt: 0 })
  })
}

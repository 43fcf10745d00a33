import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseNow } from './databaseClock'
import { inTransaction } from './transaction'

const SECOND = 1000
/** A holder that has died keeps others out for this long. */
const TTL = 60 * SECOND
const RENEWAL = 15 * SECOND
const GLANCE = 500

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
 * @param patience milliseconds to wait for the lock.
 * @returns whether it was had and `work` was done.
 */
export async function withLock(
  db: Knex,
  name: string,
  { patience }: { patience: number },
  work: () => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID()
  for (let waited = 0; !(await take(db, name, holder)); waited += GLANCE) {
    if (waited >= patience) return false
    await wait(GLANCE)
  }
  const renewal = setInterval(() => void take(db, name, holder).catch(() => false), RENEWAL)
  renewal.unref()
  try {
    await work()
    return true
  } finally {
    clearInterval(renewal)
    await release(db, name, holder).catch(() => undefined)
  }
}

/** Takes or renews the lock. */
async function take(db: Knex, name: string, holder: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const now = await databaseNow(trx)
    // `merge` takes a write lock on an existing row. `ignore` would take a read lock, and two of those deadlock.
    await trx('locks').insert({ name, holder: '', expiresAt: 0 }).onConflict('name').merge(['name'])
    const taken = await trx('locks')
      .where({ name })
      .where((free) => void free.where('expiresAt', '<', now).orWhere({ holder }))
      .update({ holder, expiresAt: now + TTL })
    return taken === 1
  })
}

/** Gives the lock back. After a conflict with a caller that waits for it, it is tried again: it would be missed for a minute. */
async function release(db: Knex, name: string, holder: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx('locks').where({ name, holder }).update({ holder: '', expiresAt: 0 })
  })
}

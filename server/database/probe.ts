import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../platform/config'
import { connect, isEmbedded } from './connection'
import { faultOf, isHanging } from './faults'
import { lateFaults } from './lateFaults'

/**
 * What a look at the database found. `hangs`: it did not answer in time; `fails`: it refuses or cannot be reached; `full`:
 * it reads, but has no space to write; `damaged`: what a caller asked for could not be read.
 */
export type DatabaseHealth = 'usable' | 'hangs' | 'fails' | 'full' | 'damaged'

/** Looks whether the database reads and writes. */
export interface Probe {
  /** Calls that come while one is under way get its result. */
  check(): Promise<DatabaseHealth>
  close(): Promise<void>
}

/** Milliseconds to connect, and for each of the statements. */
const PATIENCE = 1000
/** The embedded database has one connection, which a long statement of a caller may be using. */
const EMBEDDED_PATIENCE = 3000

/**
 * A probe that reads a table and inserts a row that it takes back, so that a server that is read-only, damaged or without
 * a quorum is not taken for a usable one. It has its own connection, for that of callers may all be in use.
 */
export function createProbe(database: Config['database'], db: Knex): Probe {
  const own = isEmbedded(db)
    ? db
    : connect(database, undefined, {
        size: 1,
        acquire: 2 * PATIENCE,
        limits: { connect: PATIENCE, statement: PATIENCE },
      })
  const lately = lateFaults(database, db, own)
  let checking: Promise<DatabaseHealth> | null = null
  return {
    check: () => {
      checking ??= look(db, own)
        .then(async (health) => (health === 'usable' ? ((await lately()) ?? health) : health))
        .finally(() => {
          checking = null
        })
      return checking
    },
    close: async () => {
      if (own !== db) await own.destroy()
    },
  }
}

async function look(db: Knex, own: Knex): Promise<DatabaseHealth> {
  if (!db.client.pool) return 'fails'
  const looked = tryOut(own).then(
    () => 'usable' as const,
    (error: unknown) => healthAfter(error),
  )
  if (own !== db) return looked
  const late = wait(EMBEDDED_PATIENCE, 'hangs' as const, { ref: false })
  return Promise.race([looked, late])
}

async function tryOut(own: Knex): Promise<void> {
  const trx = await own.transaction()
  try {
    await trx('catalogue_state').first('id')
    await trx('locks').insert({ name: `probe ${randomUUID()}`, holder: '', expiresAt: 0 })
  } finally {
    await trx.rollback()
  }
}

/** A conflict is the sign of another writer. */
function healthAfter(error: unknown): DatabaseHealth {
  const fault = faultOf(error)
  if (fault === 'conflict') return 'usable'
  if (fault === 'full' || fault === 'damaged') return fault
  return isHanging(error) ? 'hangs' : 'fails'
}

import type { Knex } from 'knex'
import { type Migration, migrations } from '../../migrations'
import { connectionsOf } from './boundedMysql'
import { connectLike, isEmbedded } from './connection'
import { ensureLocks, type HeldLock, withLock } from './lock'

const LOCK = 'migrations'
/** Milliseconds that an instance waits for another one that migrates. */
const PATIENCE = 5 * 60 * 1000

/** Migrations may take as long as they need, and what an interrupted run has done is not done again. */
export const MIGRATING = { size: 2, limits: { connect: 5000, statement: null }, isRepeatable: true }

const migrationSource = {
  getMigrations: async () => migrations,
  getMigrationName: ({ name }: Migration) => name,
  getMigration: async (migration: Migration) => migration,
}

/** Tables that a newer release has made are no error: releases run beside each other during an update. */
const options = { migrationSource, disableMigrationsListValidation: true }

/**
 * Runs the pending migrations. Several instances may do so at once, on one server or several of a cluster: they wait for
 * each other by a lock row. A run that was interrupted, even between two statements of a migration, is completed by the
 * next one.
 * @throws Error when another instance has been migrating for five minutes, or this one has lost the lock: it stops then.
 */
export async function migrate(db: Knex): Promise<void> {
  const own = isEmbedded(db) ? db : connectLike(db, MIGRATING)
  try {
    await ensureLocks(own)
    const isDone = await withLock(own, LOCK, { patience: PATIENCE }, (lock) => {
      stopWhenLost(own, lock)
      return runMigrations(own)
    })
    if (!isDone) throw new Error('Another instance has been migrating for five minutes')
  } finally {
    if (own !== db) await own.destroy()
  }
}

/** Cuts the pool's connections once the lock is lost, also before a statement of a process that was frozen meanwhile. */
function stopWhenLost(pool: Knex, { lost, isHeld }: HeldLock): void {
  const connections = connectionsOf(pool)
  if (!connections) return
  lost.addEventListener('abort', () => connections.suspend())
  pool.on('query', () => void isHeld())
}

/** Runs the pending migrations on a pool that was opened with `MIGRATING`, without a lock. */
export async function runMigrations(pool: Knex): Promise<void> {
  // An interrupted run leaves knex's own lock behind.
  if (await pool.schema.hasTable('knex_migrations_lock')) await pool.migrate.forceFreeMigrationsLock(options)
  await pool.migrate.latest(options)
}

/** How the tables stand to this release: `behind` lacks migrations, `ahead` has those of a newer release. */
export async function schemaState(db: Knex): Promise<'current' | 'behind' | 'ahead'> {
  if (!(await db.schema.hasTable('knex_migrations'))) return 'behind'
  const done = new Set<string>(await db('knex_migrations').pluck('name'))
  if (migrations.some(({ name }) => !done.has(name))) return 'behind'
  return done.size > migrations.length ? 'ahead' : 'current'
}

/** Reverts all migrations, newest first. */
export async function rollback(db: Knex): Promise<void> {
  await db.migrate.rollback({ migrationSource }, true)
}

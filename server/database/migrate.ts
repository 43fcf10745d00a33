import type { Knex } from 'knex'
import { migrations } from '../../migrations'
import { isEmbedded } from './connection'

const LOCK = 'mealwright_migrations'

const migrationSource = {
  getMigrations: async () => migrations,
  getMigrationName: ({ name }: (typeof migrations)[number]) => name,
  getMigration: async (migration: (typeof migrations)[number]) => migration,
}

/**
 * Brings the tables up to date. Several instances may do so at once: on MySQL one waits for the other by a named lock,
 * which the database itself lets go when its holder dies; the embedded database has one process.
 */
export async function migrate(db: Knex): Promise<void> {
  const run = () => db.migrate.latest({ migrationSource, disableMigrationsListValidation: false })
  if (isEmbedded(db)) {
    await forgetStaleLock(db)
    await run()
    return
  }
  await db.transaction(async (trx) => {
    const [[row]] = await trx.raw('SELECT GET_LOCK(?, 60) AS held', [LOCK])
    if (row?.held !== 1) throw new Error('Another instance has been migrating for a minute')
    try {
      await forgetStaleLock(db)
      await run()
    } finally {
      await trx.raw('SELECT RELEASE_LOCK(?)', [LOCK])
    }
  })
}

/** Takes every table away again, newest first. */
export async function rollback(db: Knex): Promise<void> {
  await db.migrate.rollback({ migrationSource }, true)
}

/** A migration that was cut off leaves knex's own lock behind; whoever holds ours may lift it. */
async function forgetStaleLock(db: Knex): Promise<void> {
  if (await db.schema.hasTable('knex_migrations_lock')) await db.migrate.forceFreeMigrationsLock({ migrationSource })
}

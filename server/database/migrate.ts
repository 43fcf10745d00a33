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
 * Runs the pending migrations. Several instances may do so at once: on MySQL they wait for each other by a named lock, which
 * the database releases when its holder dies. The embedded database has one process.
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

/** Reverts all migrations, newest first. */
export async function rollback(db: Knex): Promise<void> {
  await db.migrate.rollback({ migrationSource }, true)
}

/** An interrupted migration leaves knex's own lock behind. The holder of our lock may release it. */
async function forgetStaleLock(db: Knex): Promise<void> {
  if (await db.schema.hasTable('knex_migrations_lock')) await db.migrate.forceFreeMigrationsLock({ migrationSource })
}

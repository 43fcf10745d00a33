import type { Knex } from 'knex'
import { readConfig } from '../../../server/platform/config'
import { connectionsOf } from '../../../server/database/boundedMysql'
import { connect } from '../../../server/database/connection'
import { tablesOf } from '../../../server/database/introspect'
import { migrate, MIGRATING, rollback, runMigrations } from '../../../server/database/migrate'
import { databaseKind, freshDatabase } from '../../support/freshDatabase'

/** A run is cut after so many statements more than the one before; where the first is cut, the seed says. */
const STEP = 11
const FIRST = 1 + (Number(process.env.TEST_SEED ?? 0) % STEP)

const onlyMysql = databaseKind === 'mysql' ? it : it.skip

onlyMysql('completes migrations that were cut between any two statements, to the same tables', async () => {
  const database = await freshDatabase()
  const { database: where } = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    TOKEN_SECRETS: `test:${'s'.repeat(40)}`,
  })
  const shape = async (db: Knex) => {
    const [indexes] = await db.raw(
      'SELECT table_name, column_name, non_unique FROM information_schema.statistics WHERE table_schema = DATABASE() ORDER BY 1, 2, 3',
    )
    return { tables: await tablesOf(db), indexes: indexes as unknown }
  }
  const whole = connect(where)
  await migrate(whole)
  const expected = await shape(whole)
  await rollback(whole)
  await whole.raw('DROP TABLE knex_migrations, knex_migrations_lock')

  let cuts = 0
  for (let budget = FIRST; ; budget += STEP) {
    const pool = connect(where, undefined, MIGRATING)
    let statements = 0
    pool.on('query', () => {
      statements += 1
      if (statements === budget) connectionsOf(pool)?.suspend()
    })
    const failure: unknown = await runMigrations(pool).then(
      () => null,
      (error: unknown) => error,
    )
    await pool.destroy()
    if (failure === null) break
    // A run that was not cut must not fail.
    if (statements < budget) throw failure
    cuts += 1
  }
  expect(cuts).toBeGreaterThan(5)
  expect(await shape(whole)).toEqual(expected)
  await whole.destroy()
  await database.drop()
})

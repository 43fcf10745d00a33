import { connect } from '../../../server/database/connection'
import { migrate, rollback, schemaState } from '../../../server/database/migrate'
import { readConfig } from '../../../server/platform/config'
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase'

let database: FreshDatabase

beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const open = () =>
  connect(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, TOKEN_SECRETS: `test:${'s'.repeat(40)}` }).database,
  )

async function tables(db: ReturnType<typeof open>): Promise<string[]> {
  const rows: Record<string, string>[] = database.url.startsWith('mysql')
    ? (await db.raw('SHOW TABLES'))[0]
    : await db.raw("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
  return rows
    .map((row) => Object.values(row)[0] ?? '')
    .filter((name) => !name.startsWith('knex_'))
    .sort()
}

it('goes up, all the way down, and up again to the same tables', async () => {
  const db = open()
  await migrate(db)
  const first = await tables(db)
  expect(first).toEqual(expect.arrayContaining(['users', 'meals', 'meal_plans', 'user_settings', 'outbox']))
  await rollback(db)
  expect(await tables(db)).toEqual([])
  await migrate(db)
  expect(await tables(db)).toEqual(first)
  await db.destroy()
})

it('is safe when several instances migrate at once', async () => {
  const instances = database.url.startsWith('mysql') ? [open(), open(), open()] : [open()]
  await Promise.all(instances.map(migrate))
  const [first] = instances
  if (!first) throw new Error('no instance')
  expect(await tables(first)).toContain('users')
  await Promise.all(instances.map((db) => db.destroy()))
})

it('goes on where a migration was cut off and left its lock', async () => {
  const db = open()
  await migrate(db)
  await db('knex_migrations_lock').update({ is_locked: 1 })
  await migrate(db)
  await db.destroy()
})

it('runs beside the tables of a newer release', async () => {
  const db = open()
  expect(await schemaState(db)).toBe('behind')
  await migrate(db)
  expect(await schemaState(db)).toBe('current')
  await db('knex_migrations').insert({ name: '29991231_future', batch: 99, migration_time: new Date() })
  await migrate(db)
  expect(await schemaState(db)).toBe('ahead')
  await db('knex_migrations').where({ name: '20261101_accounts' }).delete()
  expect(await schemaState(db)).toBe('behind')
  await db.destroy()
})

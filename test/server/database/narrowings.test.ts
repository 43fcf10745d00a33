import type { Knex } from 'knex'
import { type Migration, migrations } from '../../../migrations'
import { readConfig } from '../../../server/platform/config'
import { connect } from '../../../server/database/connection'
import { migrationProblems } from '../../../server/database/narrowings'
import { readRecord } from '../../../scripts/releaseRecord'
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase'

let database: FreshDatabase
let db: Knex

beforeEach(async () => {
  database = await freshDatabase()
  const env = { NODE_ENV: 'test' as const, DATABASE_URL: database.url, TOKEN_SECRETS: `test:${'s'.repeat(40)}` }
  db = connect(readConfig(env).database)
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const step = (name: string, up: (db: Knex) => Promise<unknown>, retires?: string[]): Migration => ({
  name,
  up: async (at) => void (await up(at)),
  down: async () => undefined,
  retires,
})

/** A release with a table, of which `retires` is not needed any more. */
const first = (retires?: string[]): Migration =>
  step(
    'first',
    (at) =>
      at.schema.createTable('shops', (table) => {
        table.string('id', 36).primary()
        table.string('name', 100).notNullable()
        table.string('hours', 200)
        table.integer('places')
      }),
    retires,
  )
const alter = (build: (table: Knex.AlterTableBuilder) => void) => (at: Knex) => at.schema.alterTable('shops', build)

/** What the check says of a step after the released one. */
const said = (up: (db: Knex) => Promise<unknown>, retires?: string[]) =>
  migrationProblems(db, [first(retires), step('next', up)], ['first'])

it('the migrations of this code can run beside the last release', async () => {
  const released = readRecord('migrations/released.txt').promised.trim().split('\n')
  expect(await migrationProblems(db, migrations, released)).toEqual([])
})

it.each<[string, (db: Knex) => Promise<unknown>]>([
  ['shops', (at) => at.schema.dropTable('shops')],
  ['shops', (at) => at.raw('ALTER TABLE shops RENAME TO stores')],
  ['shops.hours', alter((table) => void table.dropColumn('hours'))],
  ['shops.hours', (at) => at.raw('ALTER TABLE shops RENAME COLUMN hours TO opening')],
  ['shops.hours null', alter((table) => void table.string('hours', 200).notNullable().alter())],
  ['shops.hours longer', alter((table) => void table.string('hours', 20).alter())],
  ['shops.hours varchar', alter((table) => void table.integer('hours').alter())],
  ['shops without street', alter((table) => void table.string('street', 50).notNullable())],
  ['shops twice name', alter((table) => void table.unique(['name']))],
])('refuses a step that takes %s away, unless a released migration retires it', async (what, up) => {
  expect(await said(up)).toEqual([`next takes '${what}' away, which no released migration retires`])
})

it.each<[string, (db: Knex) => Promise<unknown>]>([
  ['shops', (at) => at.schema.dropTable('shops')],
  ['shops.hours', alter((table) => void table.dropColumn('hours'))],
  ['shops twice name', alter((table) => void table.unique(['name']))],
])('lets a step take %s away that a released migration retires', async (what, up) => {
  expect(await said(up, [what])).toEqual([])
})

it('a key of more columns than one that there is takes nothing away', async () => {
  expect(await said(alter((table) => void table.unique(['id', 'places'])))).toEqual([])
})

it('a step retires nothing for itself or for one of the same release', async () => {
  const retiring = step('retiring', async () => undefined, ['shops.hours'])
  const dropping = {
    ...step(
      'then dropping',
      alter((table) => void table.dropColumn('hours')),
    ),
    retires: ['shops.hours'],
  }
  expect(await migrationProblems(db, [first(), retiring, dropping], ['first'])).toHaveLength(1)
})

it('lets steps add, widen, and change what is not released yet', async () => {
  const added = step('later', async (at) => {
    await at.schema.createTable('opinions', (table) => void table.string('text', 100).notNullable())
    await alter((table) => {
      table.string('code', 20).unique()
      table.integer('seats').notNullable().defaultTo(0)
      table.index(['name'])
    })(at)
    await alter((table) => void table.string('hours', 400).alter())(at)
  })
  const thoughtBetter = step('thoughtBetter', async (at) => {
    await at.schema.dropTable('opinions')
    await alter((table) => void table.dropColumn('seats'))(at)
  })
  expect(await migrationProblems(db, [first(), added, thoughtBetter], ['first'])).toEqual([])
})

it('refuses a step whose name sorts before one that is released', async () => {
  const [early, late] = [step('20261212_early', async () => undefined), step('20261214_late', async () => undefined)]
  const released = step('20261213_released', async () => undefined)
  expect(await migrationProblems(db, [released, late, early], [released.name])).toEqual([
    '20261212_early sorts before 20261213_released, which is released: give it a later day, so that it runs after it',
  ])
  expect(await migrationProblems(db, [released, late], [released.name])).toEqual([])
})

it('released migrations keep their names and places', async () => {
  const none = async () => undefined
  const lists = [[step('renamed', none)], [step('slippedIn', none), step('first', none)], []]
  for (const list of lists)
    expect(await migrationProblems(db, list, ['first'])).toEqual([expect.stringContaining('first')])
})

import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAdmin } from '../../../server/commands/runAdmin'
import { type Config, readConfig } from '../../../server/platform/config'
import { connect } from '../../../server/database/connection'
import { tablesOf } from '../../../server/database/introspect'
import { migrate } from '../../../server/database/migrate'
import { freshDatabase } from '../../support/freshDatabase'
import { givenApp } from '../../support/givenApp'
import { logIn, PASSWORD, signUpAndIn } from '../../support/people'
import { keepSaving } from '../../support/savedPlans'
import { startApp } from '../../support/startApp'

const app = givenApp()
const folder = mkdtempSync(join(tmpdir(), 'mealwright-backup-'))
const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  await Promise.all(drops.map((drop) => drop()))
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command on a database. */
async function admin(database: Config['database'], ...words: string[]) {
  const lines: string[] = []
  const services = { ...app.services, config: { ...app.services.config, database } }
  const say = (line: string) => void lines.push(line)
  const code = await runAdmin(words, async () => services, { out: say, error: say })
  return { code, said: lines.join('\n') }
}

async function emptyDatabase(): Promise<{ url: string; database: Config['database'] }> {
  const { url, drop } = await freshDatabase()
  drops.push(drop)
  const { database } = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: folder })
  const db = connect(database)
  await migrate(db)
  await db.destroy()
  return { url, database }
}

/** Every row of every table, as sorted lines; without the name of the history of changes, which a restore replaces. */
async function contentOf(database: Config['database']): Promise<Record<string, string[]>> {
  const db = connect(database)
  const content: Record<string, string[]> = {}
  for (const { name, columns } of await tablesOf(db)) {
    const kept = columns.filter((column) => column !== 'changesEra').sort()
    const rows: Record<string, unknown>[] = await db(name).select('*')
    content[name] = rows.map((row) => JSON.stringify(kept.map((column) => row[column]))).sort()
  }
  await db.destroy()
  return content
}

/** What makes each index of a SQLite file. */
async function indexesOf(path: string): Promise<string[]> {
  const db = connect({ kind: 'sqlite', path })
  const indexes: string[] = await db('sqlite_master').where({ type: 'index' }).whereNotNull('sql').pluck('sql')
  await db.destroy()
  return indexes.sort()
}

async function migratedFile(): Promise<string> {
  const path = join(folder, 'migrated.sqlite')
  const db = connect({ kind: 'sqlite', path })
  await migrate(db)
  await db.destroy()
  return path
}

it('restores every row of every table, and people log in there', async () => {
  const { database } = app.services.config
  const { email, token } = await signUpAndIn(app)
  await app.graphql(
    'mutation { submitFeedback(input: { comments: "Grüße 🥕 \\"quoted\\"\\nline" }) { errors { message } } }',
    {},
    token,
  )
  const file = join(folder, 'all.sqlite')
  expect(await admin(database, 'backup', file)).toEqual({ code: 0, said: `${file} has everything` })
  expect([statSync(file).mode & 0o077, readdirSync(folder).filter((name) => name.startsWith('all'))]).toEqual([
    0,
    ['all.sqlite'],
  ])

  const target = await emptyDatabase()
  const { code, said } = await admin(target.database, 'restore', file)
  const original = await contentOf(database)
  const count = Object.values(original).flat().length
  expect([code, said]).toEqual([0, `${count} rows are restored`])
  expect(await contentOf(target.database)).toEqual(original)
  // Of either database the file is the same.
  expect(await contentOf({ kind: 'sqlite', path: file })).toEqual({ ...original, backup_photos: [] })
  expect(original.users).toHaveLength(1)
  expect(await indexesOf(file)).toEqual(await indexesOf(await migratedFile()))

  const restored = await startApp({ DATABASE_URL: target.url })
  expect((await logIn(restored, email, PASSWORD)).email).toBe(email)
  await restored.stop()
})

it('is one moment of a database that is written to, and disturbs no call', async () => {
  const people = [await signUpAndIn(app), await signUpAndIn(app)]
  const saving = keepSaving(app, people)
  const file = join(folder, 'busy.sqlite')
  const backup = admin(app.services.config.database, 'backup', file)
  await backup.catch(() => null)
  await saving.finish()
  const { code } = await backup
  expect([code, [...saving.statuses]]).toEqual([0, [200]])
  const target = await emptyDatabase()
  expect((await admin(target.database, 'restore', file)).code).toBe(0)
  expect((await contentOf(target.database)).sessions?.length).toBeGreaterThanOrEqual(people.length)
})

it('a backup of an older release gets the tables of this one', async () => {
  const file = join(folder, 'older.sqlite')
  await admin(app.services.config.database, 'backup', file)
  const backup = connect({ kind: 'sqlite', path: file })
  await backup('knex_migrations').where({ name: '20261123_storeOwners' }).delete()
  await backup.schema.alterTable('stores', (table) => table.dropColumn('partnerId'))
  await backup.destroy()
  const target = await emptyDatabase()
  expect((await admin(target.database, 'restore', file)).code).toBe(0)
  expect(await contentOf(target.database)).toEqual(await contentOf(app.services.config.database))
})

it('refuses what would overwrite or mix', async () => {
  const { database } = app.services.config
  const file = join(folder, 'twice.sqlite')
  await admin(database, 'backup', file)
  expect(await admin(database, 'backup', file)).toEqual({ code: 1, said: `${file} exists already` })

  const before = await contentOf(database)
  const refused = await admin(database, 'restore', file)
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('--force')])
  expect(await contentOf(database)).toEqual(before)

  const { email } = await signUpAndIn(app)
  expect((await admin(database, 'restore', file, '--force')).code).toBe(0)
  expect(await contentOf(database)).toEqual(before)
  expect(await app.services.db('users').where({ email }).first()).toBeUndefined()
})

it('refuses files that are no backup, damaged, or of a newer release, and changes nothing', async () => {
  const target = await emptyDatabase()
  const before = await contentOf(target.database)
  const text = join(folder, 'text.sqlite')
  writeFileSync(text, 'no database at all '.repeat(100))
  const newer = join(folder, 'newer.sqlite')
  await admin(app.services.config.database, 'backup', newer)
  const backup = connect({ kind: 'sqlite', path: newer })
  await backup('knex_migrations').insert({ name: '20990101_future', batch: 9, migration_time: 0 })
  await backup.destroy()
  const answers = await Promise.all(
    [text, newer, join(folder, 'absent')].map((file) => admin(target.database, 'restore', file)),
  )
  expect(answers).toEqual([
    { code: 1, said: expect.stringContaining('is no backup') },
    { code: 1, said: expect.stringContaining('newer') },
    { code: 1, said: expect.stringContaining('cannot be read') },
  ])
  expect(await contentOf(target.database)).toEqual(before)
  expect(existsSync(`${newer}.partial`)).toBe(false)
})

import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Knex } from 'knex'
import { connect } from '../../../server/database/connection'
import { readConfig } from '../../../server/platform/config'
import { freePort } from '../../support/freePort'
import { databaseKind, freshDatabase } from '../../support/freshDatabase'
import { graphqlAt } from '../../support/graphqlAt'
import { logIn, PASSWORD, type Person } from '../../support/people'
import { ended, startInstance } from '../../support/releases'
import { IS_PROOF } from '../../support/runs'

jest.setTimeout(300_000)

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim()

/**
 * The commit of the release before: FORMER_RELEASE, or the one that recorded the last release. Null where there is no such
 * history, as in a shallow clone or in an archive.
 */
function formerRelease(): string | null {
  try {
    const commit = process.env.FORMER_RELEASE ?? git('log', '-1', '--format=%H', '--', 'migrations/released.txt')
    git('cat-file', '-e', `${commit}^{commit}`)
    return git('rev-parse', '--is-shallow-repository') === 'true' ? null : git('rev-parse', commit)
  } catch {
    return null
  }
}

const commit = formerRelease()
if (!commit) process.stderr.write('Left out: the way back to the last release. It takes the history of this code.\n')

const root = mkdtempSync(join(tmpdir(), 'mealwright-former-'))
const tree = join(root, 'tree')
let running: ChildProcess | null = null

afterAll(async () => {
  if (running) await ended(running, 'SIGKILL')
  if (commit) git('worktree', 'remove', '--force', tree)
  rmSync(root, { recursive: true, force: true })
})

/** Builds a release's server with the packages that are here. No page is opened, so an empty one stands for all. */
function build(folder: string, into: string): void {
  execFileSync(process.execPath, ['scripts/build.mjs', into], { cwd: folder, stdio: 'pipe' })
  const pages = join(resolve(folder, into), 'web')
  if (pages === resolve('dist/web')) return
  mkdirSync(pages, { recursive: true })
  writeFileSync(join(pages, 'index.html'), '')
}

/** On the database that several instances share; on the other one by `npm run proof`. */
const isAsked = databaseKind === 'mysql' || IS_PROOF
const inTest = commit && isAsked ? it : it.skip

inTest('goes back to the last release, which reads and writes, and forth again, with nothing lost', async () => {
  git('worktree', 'add', '--detach', tree, commit ?? '')
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  const here = join(root, 'here')
  build(tree, 'dist')
  build('.', join(here, 'dist'))
  for (const name of ['seeds', 'package.json', 'node_modules']) symlinkSync(resolve(name), join(here, name))
  const releases = { former: { folder: tree, assets: [] }, latter: { folder: here, assets: [] } }

  const database = await freshDatabase()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    DATA_DIR: root,
    TOKEN_SECRETS: 'first:a-secret-of-tests-0123456789-abcdefghij',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@mealwright.example',
    RATE_LIMIT_SCALE: '1000',
  }
  const db = connect(readConfig({ ...env, NODE_ENV: 'test' }).database)
  const use = async (name: keyof typeof releases) => {
    if (running) expect(await ended(running, 'SIGTERM')).toBe(0)
    running = await startInstance(releases[name], port, env)
  }
  const graphql = graphqlAt(url)
  let person: Person | undefined
  let writes = 0
  const write = async (by: string) => {
    writes += 1
    person ??= await newcomer(graphql, db)
    const { token } = person
    const done = await graphql(WRITES, variables(writes, by), token)
    expect([by, done.errors]).toEqual([by, undefined])
    expect([by, Object.values(done.data).flatMap((one) => (one as { errors: unknown[] }).errors)]).toEqual([by, []])
    return read()
  }
  let labels: string[] | undefined
  const read = async (): Promise<Record<string, unknown>> => {
    const { data, errors } = await graphql(READ, {}, person?.token)
    expect(errors).toBeUndefined()
    const { settingsForms, ...stored } = data as unknown as Stored
    // A field that only this release has is not lost by going back.
    labels ??= settingsForms.dietary.map(({ label }) => label)
    return { ...stored, dietary: settingsForms.dietary.filter(({ label }) => labels?.includes(label)) }
  }

  await use('former')
  const first = await write('the last release')
  await use('latter')
  expect(await read()).toEqual(first)
  const second = await write('this release')
  const migrated: string[] = await db('knex_migrations').pluck('name')
  await use('former')
  expect(await read()).toEqual(second)
  const third = await write('the last release again')
  await use('latter')
  expect(await read()).toEqual(third)
  const fourth = await write('this release again')
  expect((fourth.mealPlan as { version: number }).version).toBe(4)
  expect((fourth.sharedList as { ownItems: unknown[] }).ownItems).toHaveLength(4)
  expect(await db('knex_migrations').pluck('name')).toEqual(migrated)
  await db.destroy()
  if (running) await ended(running, 'SIGTERM')
  running = null
  await database.drop()
})

async function newcomer(graphql: ReturnType<typeof graphqlAt>, db: Knex): Promise<Person> {
  const email = 'cook@example.com'
  await graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { errors { message } } }', {
    input: { email, password: PASSWORD, marketingOptIn: false },
  })
  await db('users').where({ email }).update({ confirmedAt: Date.now() })
  return logIn({ graphql }, email, PASSWORD)
}

/** What is read of each release. */
interface Stored extends Record<string, unknown> {
  settingsForms: { dietary: { label: string; value: object }[] }
}

/** In the words of both releases, which the contract keeps. */
const WRITES = `mutation ($plan: MealPlanInput!, $settings: SaveSettingsInput!, $row: [PlanOperationInput!]!, $item: [ListOperationInput!]!, $keep: [CupboardOperationInput!]!) {
  saveMealPlan(input: { plan: $plan }) { errors { code } }
  saveSettings(input: $settings) { errors { code } }
  applyPlanOperations(operations: $row) { errors { code } }
  applyListOperations(operations: $item) { errors { code } }
  applyCupboardOperations(operations: $keep) { errors { code } }
}`
const READ = `{
  mealPlan { version plan { breakfast { mealList { uniqueId numServes } } } }
  settingsForms { dietary { label value { text } } }
  currentPlan { version rows { id serves } }
  sharedList { version ownItems { id text } }
  cupboard { version items { amount unit } }
}`

function variables(n: number, by: string): object {
  const none = { settings: { numMeals: 0 }, mealList: [] }
  const operation = (act: object) => [{ id: randomUUID(), at: Date.now(), act }]
  return {
    plan: {
      breakfast: { settings: { numMeals: 1 }, mealList: [{ uniqueId: '', numServes: n }] },
      lunch: none,
      dinner: none,
    },
    settings: { dietary: [{ label: 'Ingredients I never eat', text: `olives, ${n}` }] },
    row: [
      {
        id: randomUUID(),
        act: { addRow: { rowId: randomUUID(), category: 'DINNER', after: null, uniqueId: '', serves: n } },
      },
    ],
    item: operation({ addItem: { itemId: randomUUID(), text: `apples of ${by}` } }),
    keep: operation({ keep: { ingredient: 'white-chocolate', amount: n, unit: 'g' } }),
  }
}

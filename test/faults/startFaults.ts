import { spawn } from 'node:child_process'
import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import { tablesOf } from '../../server/database/introspect'
import type { ClusterPair } from './clusterPair'
import type { Fault } from './Fault'
import { Instance } from './Instance'
import { type Installation, observe, productionSettings, workFolder } from './Installation'
import type { Pair } from './pair'

const CUTS = 3
/** Milliseconds from the first table to the end of a run that is cut, times the number of the cut. */
const BETWEEN = 150

/** A trial with its own database, beside the one in use, of which callers notice nothing. */
function trial<Where extends Installation>(name: string, run: (where: Where) => Promise<string[]>): Fault<Where> {
  let problems: string[] = []
  return {
    name,
    effect: 'none',
    readiness: 'all',
    lasts: 0,
    // What is tried is beside what callers use, and ends with its own problems.
    isFelt: () => true,
    begin: async (where) => {
      problems = await run(where)
    },
    end: () => {},
    check: () => Promise.resolve(problems),
  }
}

export const startFaults: Fault<Pair>[] = [
  trial('A migration is killed on its way, three times', (pair) =>
    onNewDatabase(pair, pair.database.url, 'cut', async (url, db) => {
      for (let cut = 1; cut <= CUTS; cut += 1) {
        await runMigrate(url, () => firstTable(db).then(() => wait(BETWEEN * cut)))
        // The minute that a dead holder's lock lasts.
        await db('locks').update({ expiresAt: 0 })
      }
      const code = await runMigrate(url, null)
      return [...(code === 0 ? [] : [`the last run ended with ${code}`]), ...(await differences(db, pair.db))]
    }),
  ),
  trial('Two instances start at once on empty tables', (pair) =>
    startTwo(pair, [pair.database.url, pair.database.url]),
  ),
]

export const clusterStartFaults: Fault<ClusterPair>[] = [
  trial('Two instances start at once on empty tables, on two Galera nodes', (pair) =>
    startTwo(
      pair,
      pair.nodes.slice(0, 2).map(({ url }) => url),
    ),
  ),
]

async function onNewDatabase(
  { db }: Installation,
  server: string,
  name: string,
  work: (url: string, own: Knex) => Promise<string[]>,
): Promise<string[]> {
  await db.raw(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
  const own = observe(`${server}/${name}`)
  try {
    return await work(`${server}/${name}`, own)
  } finally {
    await own.destroy()
    await db.raw(`DROP DATABASE ${name}`)
  }
}

/** `admin migrate`, killed when `until` is over. @returns its exit code, null if it was killed. */
async function runMigrate(url: string, until: (() => Promise<void>) | null): Promise<number | null> {
  const folder = workFolder()
  const settings = productionSettings(folder.path, { DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:1' })
  const child = spawn(process.execPath, ['dist/admin.cjs', 'migrate'], { env: settings, stdio: 'ignore' })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (until) await Promise.race([until().then(() => child.kill('SIGKILL')), ended])
  const code = await ended
  folder.remove()
  return code
}

async function firstTable(db: Knex): Promise<void> {
  while (!(await db.schema.hasTable('locks'))) await wait(20)
}

async function differences(db: Knex, whole: Knex): Promise<string[]> {
  const [ours, theirs] = [JSON.stringify(await tablesOf(db)), JSON.stringify(await tablesOf(whole))]
  return ours === theirs ? [] : ['the tables differ from those of an undisturbed start']
}

async function startTwo(where: Installation, servers: string[]): Promise<string[]> {
  const [server = ''] = servers
  return onNewDatabase(where, server, 'two', async (url, own) => {
    const name = new URL(url).pathname
    const folder = workFolder()
    const instances: Instance[] = []
    for (const [index, one] of servers.entries()) {
      const settings = productionSettings(folder.path, { DATABASE_URL: one + name, SMTP_URL: 'smtp://127.0.0.1:1' })
      instances.push(await Instance.prepare(`first-${index + 1}`, folder.path, settings))
    }
    try {
      for (const one of instances) one.start()
      await Promise.all(instances.map((one) => one.untilReady()))
      return await differences(own, where.db)
    } catch (error) {
      return [String(error)]
    } finally {
      await Promise.all(instances.map((one) => one.end('SIGKILL')))
      folder.remove()
    }
  })
}

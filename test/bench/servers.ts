import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '../../server/accounts/passwordHash'
import { importCatalogue } from '../../server/catalogue/importCatalogue'
import type { CatalogueData } from '../../server/catalogue/types'
import { connect } from '../../server/database/connection'
import { type Config, readConfig } from '../../server/platform/config'
import { makeKey } from '../../server/partners/makeKey'
import { freePort } from '../support/freePort'
import { manyPeople, type Signed } from '../support/manyPeople'

/** The built server in its own process, as operators run it: production libraries, and a log with a line for each call. */
export interface BuiltServer {
  url: string
  /** Access token of one person. */
  token: string
  /** Access tokens of many people, each with an account and a session. */
  tokens: string[]
  /** The same people with their ids. */
  people: Signed[]
  /** Where its data is. */
  database: Config['database']
  config: Config
  /** A partner's key that may read meals and write links. */
  partnerKey: string
  /** From the start of the process to its first answer. */
  startMs: number
  /** Resident memory now, in MB. */
  memory(): number
  /** Processor time of the process since its start, in ms. */
  processorMs(): number
  /** Of the thread that answers calls alone. */
  mainThreadMs(): number
  /** Starts another instance on the same database and with the same settings. */
  beside(): Promise<Pick<BuiltServer, 'url' | 'stop' | 'processorMs'>>
  /** Ends it at once, as a failing machine does. */
  kill(): void
  stop(): Promise<void>
}

const PEOPLE = 200
/** Of the first of the people, bench@example.com, who can sign in. */
export const PASSWORD = 'Simmer-the-lentils-9'
const BUILT = 'dist/server.cjs'

interface StartOptions {
  file?: string
  nodeArguments?: string[]
  catalogue?: CatalogueData
  settings?: Record<string, string>
}

/**
 * Starts the built server on a database (none: its own embedded one). It starts twice: the second start counts.
 * @param options.file another build, with its pages beside it. @param options.nodeArguments words for Node's command line of the second start.
 * @param options.catalogue takes the place of the product's before the second start. @param options.settings further ones.
 */
export async function startBuilt(
  databaseUrl: string | null,
  { file = BUILT, nodeArguments = [], catalogue, settings = {} }: StartOptions = {},
): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: url,
    DRAIN_SECONDS: '0',
    // Nothing is sent: people are made in the tables.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'bench@example.com',
    TOKEN_SECRETS: `bench:${randomBytes(32).toString('hex')}`,
    RATE_LIMIT_SCALE: '1000000',
    DATABASE_URL: databaseUrl ?? `sqlite:${join(folder, 'bench.sqlite')}`,
    ...settings,
  }
  const start = (words: string[]) => started(env, url, words, resolve(dirname(file), '..'))
  const built = resolve(file)
  await end(await start([built]))
  if (catalogue) await replaceCatalogue(env, catalogue)
  const begin = performance.now()
  const child = await start([...nodeArguments, built])
  const startMs = performance.now() - begin
  const { people, partnerKey } = await makeCallers(env)
  return {
    url,
    token: people[0]?.token ?? '',
    tokens: people.map(({ token }) => token),
    people,
    database: readConfig(env).database,
    config: readConfig(env),
    partnerKey,
    startMs,
    memory: () => residentMb(child),
    processorMs: () => processorMs(child),
    mainThreadMs: () => spentMs(child, String(child.pid)),
    beside: async () => {
      const otherPort = await freePort()
      const other = `http://127.0.0.1:${otherPort}`
      const second = await started({ ...env, PORT: String(otherPort) }, other, [built], resolve(dirname(file), '..'))
      return { url: other, stop: () => end(second), processorMs: () => processorMs(second) }
    },
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The log goes where a log goes that no one reads. */
async function started(env: NodeJS.ProcessEnv, url: string, words: string[], cwd: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, words, { env, cwd, stdio: 'ignore' })
  for (let tries = 0; tries < 6000; tries += 1) {
    if (
      await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return child
    if (child.exitCode !== null) break
    await wait(25)
  }
  child.kill('SIGKILL')
  throw new Error('The built server did not come up')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Resident memory of a process, in MB. */
export function residentMb({ pid }: Pick<ChildProcess, 'pid'>): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}

/** Processor time of a process and its threads, in ms, as the scheduler counts it. */
export function processorMs({ pid }: Pick<ChildProcess, 'pid'>): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + spentMs({ pid }, thread), 0)
}

function spentMs({ pid }: Pick<ChildProcess, 'pid'>, thread: string): number {
  return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

async function replaceCatalogue(env: NodeJS.ProcessEnv, catalogue: CatalogueData): Promise<void> {
  const db = connect(readConfig(env).database)
  await importCatalogue({ db, now: Date.now }, catalogue)
  await db.destroy()
}

async function makeCallers(env: NodeJS.ProcessEnv): Promise<Pick<BuiltServer, 'people' | 'partnerKey'>> {
  const config = readConfig(env)
  const services = { config, db: connect(config.database), now: Date.now }
  try {
    const { key } = await makeKey(services, {
      partner: 'Bench',
      scopes: ['MEALS_READ', 'LINKS_WRITE'],
      expiresAt: null,
    })
    const people = await manyPeople(services, PEOPLE)
    await services
      .db('users')
      .where({ id: people[0]?.userId ?? null })
      .update({
        email: 'bench@example.com',
        passwordHash: await hashPassword({ config: { hashMemory: 19 } }, PASSWORD),
      })
    return { people, partnerKey: key }
  } finally {
    await services.db.destroy()
  }
}

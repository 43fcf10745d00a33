import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../../server/database/connection'
import { readConfig } from '../../server/config'
import { freePort } from '../support/freePort'

/** The built server in a process of its own, as operators run it. */
export interface BuiltServer {
  url: string
  /** Access token of a person who signed up. */
  token: string
  /** From the start of the process to its first answer. */
  startMs: number
  /** Resident memory now, in MB. */
  memory(): number
  stop(): Promise<void>
}

const PASSWORD = 'Simmer-the-lentils-9'

/** Starts the built server on a database (none: an embedded one of its own). It starts twice: the second start counts. */
export async function startBuilt(databaseUrl: string | null): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000000',
    DATABASE_URL: databaseUrl ?? `sqlite:${join(folder, 'bench.sqlite')}`,
  }
  await end(await started(env, url))
  const begin = performance.now()
  const child = await started(env, url)
  const startMs = performance.now() - begin
  const token = await signUp(url, env)
  return {
    url,
    token,
    startMs,
    memory: () => residentMb(child),
    stop: async () => {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function started(env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server.cjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 1200; tries += 1) {
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
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Resident memory of a process, in MB. */
export function residentMb({ pid }: Pick<ChildProcess, 'pid'>): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}

async function signUp(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  const email = 'bench@example.com'
  const post = async (path: string, body: object) =>
    (
      await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  await post('/api/signup/', { email, password: PASSWORD, marketing_opt_in: false })
  const db = connect(readConfig(env).database)
  await db('users').where({ email }).update({ confirmedAt: Date.now() })
  await db.destroy()
  const { access } = (await post('/api/token/', { email, password: PASSWORD })) as { access?: string }
  if (!access) throw new Error('The bench could not sign in')
  return access
}

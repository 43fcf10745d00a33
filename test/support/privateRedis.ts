import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { freePort } from './freePort'

/** A Redis server of our own, on a free port, that keeps nothing on disk. */
export interface PrivateRedis {
  /** As in REDIS_URL. */
  url: string
  /** Its process, which `resume` replaces. */
  process: ChildProcess
  /** Ends it at once. */
  halt(): Promise<void>
  /** Starts it again, empty, on the same port. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** The server's program, or null where none is installed. */
export function redisBinary(): string | null {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  for (const name of ['redis-server', 'valkey-server'])
    for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name)
  return null
}

/**
 * `describe`, or its left-out form on a machine without Redis, which is said aloud. With CI=true the suite runs and fails
 * there. TEST_REDIS_URL is not used by suites that have to end the server.
 */
export function describeWithRedis(name: string, suite: () => void): void {
  if (redisBinary() !== null || process.env.CI === 'true') return describe(name, suite)
  process.stderr.write(
    `Left out: ${name}. To run it, install Redis (apt-get install redis-server, brew install redis).\n`,
  )
  describe.skip(name, suite)
}

/** Starts one. @throws Error when no program is installed or it does not come up within ten seconds. */
export async function startPrivateRedis(): Promise<PrivateRedis> {
  const binary = redisBinary()
  if (!binary) throw new Error('No Redis server is installed')
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const start = () =>
    spawn(
      binary,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
      { stdio: 'ignore' },
    )
  const redis: PrivateRedis = {
    url,
    process: start(),
    halt: () => end(redis.process, 'SIGKILL'),
    resume: async () => {
      redis.process = start()
      await reachable(url)
    },
    stop: async () => {
      await end(redis.process, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await reachable(url)
  return redis
}

async function reachable(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 })
    client.on('error', () => {})
    const up = await client
      .connect()
      .then(() => client.ping())
      .then(
        () => true,
        () => false,
      )
    client.disconnect()
    if (up) return
    await wait(50)
  }
  throw new Error('The private Redis server did not come up')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import mysql from 'mysql2/promise'
import { freePort } from './freePort'

/** A MySQL or MariaDB server of our own, in a temporary folder, on a free port. */
export interface PrivateMysql {
  /** Address without a database: mysql://root@127.0.0.1:PORT */
  url: string
  process: ChildProcess
  stop(): Promise<void>
  /** Starts it again on the same data and port, after it was stopped with `halt`. */
  resume(): Promise<void>
  /** Ends the server, at once or with the signal, and keeps its data. */
  halt(signal?: NodeJS.Signals): Promise<void>
}

/** The server's program, or null where none is installed. */
export function mysqlBinary(): string | null {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
  for (const name of ['mariadbd', 'mysqld'])
    for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name)
  return null
}

/**
 * Starts one. @param options words for the server's command line. @param parent where its folder is made.
 * @throws Error when no program is installed or it does not come up within half a minute.
 */
export async function startPrivateMysql(options: string[] = [], parent = tmpdir()): Promise<PrivateMysql> {
  const binary = mysqlBinary()
  if (!binary) throw new Error('No MariaDB or MySQL server is installed')
  const folder = mkdtempSync(join(parent, 'mealwright-mysql-'))
  const data = join(folder, 'data')
  initialise(binary, data, ownTemporary(folder))
  const port = await freePort()
  const start = () =>
    spawn(
      binary,
      [
        '--no-defaults',
        `--datadir=${data}`,
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        `--socket=${join(folder, 's.sock')}`,
        `--pid-file=${join(folder, 'pid')}`,
        '--innodb-flush-log-at-trx-commit=2',
        '--character-set-server=utf8mb4',
        '--collation-server=utf8mb4_unicode_ci',
        '--skip-name-resolve',
        ...(process.getuid?.() === 0 ? ['--user=root'] : []),
        ...options,
      ],
      { stdio: 'ignore', env: ownTemporary(folder) },
    )
  const server: PrivateMysql = {
    url: `mysql://root@127.0.0.1:${port}`,
    process: start(),
    halt: (signal = 'SIGKILL') => end(server.process, signal),
    resume: async () => {
      server.process = start()
      await reachable(port)
    },
    stop: async () => {
      await end(server.process, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await reachable(port)
  return server
}

/**
 * The environment of a server with its own folder for temporary tables: one that starts removes all that it finds, those of
 * other servers in the same folder too.
 */
export const ownTemporary = (folder: string): NodeJS.ProcessEnv => ({ ...process.env, TMPDIR: folder })

function initialise(binary: string, data: string, env: NodeJS.ProcessEnv): void {
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  if (binary.endsWith('mysqld'))
    execFileSync(binary, ['--no-defaults', '--initialize-insecure', `--datadir=${data}`, ...asRoot], {
      stdio: 'ignore',
      env,
    })
  else
    execFileSync(
      'mariadb-install-db',
      ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', ...asRoot],
      { stdio: 'ignore', env },
    )
}

async function reachable(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      await (await mysql.createConnection({ host: '127.0.0.1', port, user: 'root' })).end()
      return
    } catch {
      await wait(100)
    }
  }
  throw new Error('The private MySQL server did not come up')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

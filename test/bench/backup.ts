import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import mysql, { type RowDataPacket } from 'mysql2/promise'
import { connect } from '../../server/database/connection'
import { migrate } from '../../server/database/migrate'
import { readConfig } from '../../server/platform/config'
import { type Growth, growRows, growthAt } from './growthRows'
import { withLargeMysql } from './largeMysql'
import { residentMb } from './servers'
import { printTable, short } from './table'

const SECRETS = `b:${randomBytes(32).toString('hex')}`

/**
 * `npm run bench -- backup`: how long the built command takes to write a large MariaDB into a file and to bring it into an
 * empty one, and how much memory. `scale` is that of `growth`.
 */
export async function benchBackup(scale: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-bench-'))
  try {
    await withLargeMysql(async (make) => {
      const [full, empty] = [await make('full'), await make('empty_one')]
      await fill(full, growthAt(scale))
      await measure(full, empty, join(folder, 'backup.sqlite'))
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(full: string, empty: string, file: string): Promise<void> {
  const rows = await rowsOf(full)
  const written = await run(['backup', file], full)
  const restored = await run(['restore', file], empty)
  printTable('A backup of MariaDB', [
    ['', 'value'],
    ['rows', rows],
    ['tables, GB', short((await bytesOf(full)) / 1e9)],
    ['file, GB', short(statSync(file).size / 1e9)],
    ['written, s', short(written.seconds)],
    ['memory for that, MB', short(written.memory)],
    ['restored, s', short(restored.seconds)],
    ['memory for that, MB', short(restored.memory)],
    ['rows after that', await rowsOf(empty)],
  ])
}

async function fill(url: string, growth: Growth): Promise<void> {
  const db = connect(readConfig({ NODE_ENV: 'test', DATABASE_URL: url, TOKEN_SECRETS: SECRETS }).database)
  await migrate(db)
  await db.destroy()
  const own = await mysql.createConnection(url)
  await growRows(own, growth, Date.now())
  await own.end()
}

/** Runs a command of the built administration. @throws Error where it fails. */
async function run(words: string[], url: string): Promise<{ seconds: number; memory: number }> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['dist/admin.cjs', ...words], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      DATABASE_URL: url,
      TOKEN_SECRETS: SECRETS,
      ...FURTHER,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const memory = peakOf(child)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${words[0]} ended with ${String(code)}`)
  return { seconds: (performance.now() - begun) / 1000, memory: await memory }
}

const FURTHER = { PUBLIC_URL: 'http://127.0.0.1:4000', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'bench@example.com' }

async function peakOf(child: ChildProcess): Promise<number> {
  let peak = 0
  for (; child.exitCode === null && child.signalCode === null; await wait(200))
    try {
      peak = Math.max(peak, residentMb(child))
    } catch {
      break
    }
  return peak
}

async function tablesOf(url: string): Promise<{ name: string; bytes: number }[]> {
  const own = await mysql.createConnection(url)
  const [tables] = await own.query<RowDataPacket[]>(
    'SELECT table_name AS name, data_length + index_length AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()',
  )
  await own.end()
  return tables.map(({ name, bytes }) => ({ name: String(name), bytes: Number(bytes) }))
}

const bytesOf = async (url: string) => (await tablesOf(url)).reduce((sum, { bytes }) => sum + bytes, 0)

async function rowsOf(url: string): Promise<number> {
  const own = await mysql.createConnection(url)
  let rows = 0
  for (const { name } of await tablesOf(url)) {
    const [[found]] = await own.query<RowDataPacket[]>(`SELECT COUNT(*) AS count FROM \`${name}\``)
    rows += Number(found?.count ?? 0)
  }
  await own.end()
  return rows
}

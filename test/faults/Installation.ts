import { randomBytes } from 'node:crypto'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Knex } from 'knex'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/platform/config'
import { connect } from '../../server/database/connection'
import { type Instance } from './Instance'

/** A running product: instances, what callers reach, and the database behind it. */
export interface Installation {
  /** What callers call. */
  url: string
  instances: Instance[]
  /** Leads to the database by a separate way, for comparing what it holds with what was acknowledged. */
  db: Knex
  /** The message ids of the mails that the mail server took. */
  mailsTaken(): string[]
  /** Ends all that was started. */
  stop(): Promise<void>
}

/** A folder for logs and data, removed by `remove`. */
export function workFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'mealwright-faults-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Megabytes: what MariaDB takes for itself is half of it. */
const DISK = 400

/** Whether this machine lets us make a disk. */
export const disksArePossible = (): boolean => {
  const { path, remove } = workFolder()
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path], { stdio: 'ignore' }).status === 0
  if (isMounted) execFileSync('umount', [path])
  remove()
  return isMounted
}

/** A folder on a separate small disk, or an ordinary one where none can be made. @param megabytes its size. */
export function smallDisk(megabytes = DISK): { path: string; remove(): void } {
  const folder = workFolder()
  if (!disksArePossible()) return folder
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder.path])
  return {
    path: folder.path,
    remove: () => {
      // Lazily: a file may be closing still.
      execFileSync('umount', ['-l', folder.path])
      folder.remove()
    },
  }
}

/** The settings of production that all instances of an installation share. */
export function productionSettings(folder: string, over: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PUBLIC_URL: 'http://127.0.0.1',
    TOKEN_SECRETS: `faults:${randomBytes(24).toString('hex')}`,
    MAIL_FROM: 'no-reply@mealwright.example',
    LOG_LEVEL: 'info',
    // One machine is all the callers.
    RATE_LIMIT_SCALE: '10000',
    ...over,
  }
}

/** A small pool to a database, past everything that faults are made with. */
export function observe(url: string): Knex {
  const { database } = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, TOKEN_SECRETS: `t:${'s'.repeat(40)}` })
  return connect(database, undefined, { size: 2 })
}

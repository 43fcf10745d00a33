import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { BackupFailure } from '../generated/schemaTypes'
import type { PhotoPlace } from '../photos/openPhotos'
import type { Config } from '../platform/config'
import type { LackingPhotos } from './writePhotos'

/** What the thread runs: a file beside the bundle of the server, or its source where that is run without one. */
const FILE =
  typeof __dirname === 'string' ? join(__dirname, 'backupThread.cjs') : resolve('server/backups/backupThread.ts')
/** Milliseconds that closing waits for a thread to start, which must not be ended before, and for one to end. */
const PATIENCE = 5000

/** What a thread is given. */
export interface BackupTask {
  readonly database: Config['database']
  readonly file: string
  /** Where the photos are that it has with it; null for none. */
  readonly photos: PhotoPlace | null
}

/** How writing a backup ended: well, with what it lacks of photos, or why not and what an administrator may read of it. */
export type BackupOutcome = { failure: null; lacking: LackingPhotos } | { failure: BackupFailure; cause: string | null }

const INTERRUPTED: BackupOutcome = { failure: 'INTERRUPTED', cause: null }

/** Writes backups in a thread, beside the one that answers calls: SQLite copies a whole file in one statement. */
export class BackupWriter {
  /** Ends what is being written; null where nothing is. */
  private end: (() => Promise<unknown>) | null = null
  private readonly tasks = new Set<Promise<unknown>>()
  private isClosed = false

  /** Writes everything into a new file; one at a time. @returns how it ended: INTERRUPTED once this was closed. */
  async write(task: BackupTask): Promise<BackupOutcome> {
    if (this.isClosed) return INTERRUPTED
    const pool = new Piscina<BackupTask, BackupOutcome>({ filename: FILE, minThreads: 1, maxThreads: 1 })
    const started = once(pool, 'workerCreate')
    this.end = () => started.then(() => pool.destroy())
    try {
      return await pool.run(task)
    } catch (error) {
      return this.isClosed ? INTERRUPTED : { failure: 'FAILED', cause: String(error) }
    } finally {
      await this.end()
      this.end = null
    }
  }

  /** Has `close` wait for what writes a backup and notes how that ended. */
  follow(task: Promise<unknown>): void {
    this.tasks.add(task)
    void task.finally(() => this.tasks.delete(task)).catch(() => {})
  }

  /** Ends what is being written. */
  async close(): Promise<void> {
    this.isClosed = true
    const ended = Promise.resolve(this.end?.()).then(() => Promise.allSettled(this.tasks))
    await Promise.race([ended, wait(PATIENCE, undefined, { ref: false })])
  }
}

import type { Knex } from 'knex'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../platform/config'
import { connect, isEmbedded } from '../database/connection'
import { migrate } from '../database/migrate'
import type { PhotoStore } from '../photos/PhotoStore'
import { BackupError } from './BackupError'
import { NOTHING_UNDER_WAY } from './BackupStateModel'
import { connectPatiently, keptTables, namesOfMigrations, ROWS_AT_ONCE } from './backupFile'
import { restorePhotos } from './restorePhotos'

/** Tables with rows as soon as a server has started or a person has signed up. */
const FILLED = ['users', 'partners', 'meals', 'stores']

export interface RestoreOptions {
  /** Whether what is there is replaced. */
  force: boolean
  /** Folder in which the backup is copied aside; that of the machine by default. */
  room?: string
  /** Where the files of its photos go. */
  photos: PhotoStore
  /** What is done in the same transaction once all rows are there. */
  then?: (trx: Knex.Transaction) => Promise<unknown>
}

/**
 * Fills the database, whose tables are up to date, from a backup of either database, also of an older release. All rows are
 * there afterwards, or none has changed. `force` replaces what is there. Files of photos are put into the store before the
 * rows count; where that fails, what was put there already stays, and no row knows of it.
 * @returns the number of rows, and of files of photos.
 * @throws BackupError when the file is no backup, or the database has content and `force` is not set.
 */
export async function restoreBackup(
  { database }: Pick<Config, 'database'>,
  file: string,
  { force, photos, room = tmpdir(), then = async () => {} }: RestoreOptions,
): Promise<{ rows: number; photos: number }> {
  const folder = await mkdtemp(join(room, 'mealwright-restore-'))
  const target = connectPatiently(database)
  const path = join(folder, 'backup.sqlite')
  try {
    await copyFile(file, path).catch((error: Error) => {
      throw new BackupError(`${file} cannot be read: ${error.message}`, 'MISSING')
    })
    // Beside a file that was opened since, SQLite keeps what was written last.
    if (existsSync(`${file}-wal`)) await copyFile(`${file}-wal`, `${path}-wal`)
    const source = connect({ kind: 'sqlite', path })
    try {
      await checkBackup(source, file)
      await migrate(source)
      return await target.transaction(async (trx) => {
        const rows = await copyAll(source, trx, force)
        const files = await restorePhotos(source, photos)
        await then(trx)
        return { rows, photos: files }
      })
    } finally {
      await source.destroy()
    }
  } finally {
    await target.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

async function checkBackup(source: Knex, file: string): Promise<void> {
  const check: { integrity_check: string }[] = await source.raw('PRAGMA integrity_check').catch(() => [])
  if (check[0]?.integrity_check !== 'ok') throw new BackupError(`${file} is no backup, or it is damaged`, 'DAMAGED')
  await namesOfMigrations(source)
}

async function copyAll(source: Knex, target: Knex, force: boolean): Promise<number> {
  await target.raw(isEmbedded(target) ? 'PRAGMA defer_foreign_keys = ON' : 'SET SESSION foreign_key_checks = 0')
  if (!force)
    for (const name of FILLED)
      if (await target(name).first(target.raw('1')))
        throw new BackupError(`The database has rows in ${name}. To replace everything in it, add --force`)
  const tables = await keptTables(source)
  for (const { name } of tables) await target(name).delete()
  let count = 0
  for (const { name } of tables) count += await copyTable(source, target, name)
  // Changes of the catalogue after the backup are lost, and their numbers will be given again.
  await target('catalogue_state').update({ changesEra: randomUUID() })
  await target('locks').update({ holder: '', expiresAt: 0 })
  await target('backup_state').update(NOTHING_UNDER_WAY)
  return count
}

/** Copies the rows in pages, by SQLite's own row number. */
async function copyTable(source: Knex, target: Knex, name: string): Promise<number> {
  let last = 0
  let count = 0
  for (;;) {
    const page: { row__: number }[] = await source(name)
      .select('*', source.raw('rowid AS row__'))
      .where('rowid', '>', last)
      .orderBy('rowid')
      .limit(ROWS_AT_ONCE)
    const end = page.at(-1)
    if (!end) return count
    await target(name).insert(page.map(({ row__: _row, ...row }) => row))
    last = end.row__
    count += page.length
  }
}

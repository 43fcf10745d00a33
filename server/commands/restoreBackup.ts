import type { Knex } from 'knex'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../platform/config'
import { connect, isEmbedded } from '../database/connection'
import { migrate } from '../database/migrate'
import { CommandError } from './AdminCommand'
import { connectPatiently, keptTables, namesOfMigrations, ROWS_AT_ONCE } from './backupFile'

/** Tables with rows as soon as a server has started or a person has signed up. */
const FILLED = ['users', 'partners', 'meals', 'stores']

/**
 * Fills the database, whose tables are up to date, from a backup of either database, also of an older release. All rows are
 * there afterwards, or none has changed. `force` replaces what is there.
 * @returns the number of rows.
 * @throws CommandError when the file is no backup, or the database has content and `force` is not set.
 */
export async function restoreBackup(
  { database }: Pick<Config, 'database'>,
  file: string,
  force: boolean,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'mealwright-restore-'))
  const target = connectPatiently(database)
  const path = join(folder, 'backup.sqlite')
  try {
    await copyFile(file, path).catch((error: Error) => {
      throw new CommandError(`${file} cannot be read: ${error.message}`)
    })
    // Beside a file that was opened since, SQLite keeps what was written last.
    if (existsSync(`${file}-wal`)) await copyFile(`${file}-wal`, `${path}-wal`)
    const source = connect({ kind: 'sqlite', path })
    try {
      await checkBackup(source, file)
      await migrate(source)
      return await target.transaction((trx) => copyAll(source, trx, force))
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
  if (check[0]?.integrity_check !== 'ok') throw new CommandError(`${file} is no backup, or it is damaged`)
  await namesOfMigrations(source)
}

async function copyAll(source: Knex, target: Knex, force: boolean): Promise<number> {
  await target.raw(isEmbedded(target) ? 'PRAGMA defer_foreign_keys = ON' : 'SET SESSION foreign_key_checks = 0')
  if (!force)
    for (const name of FILLED)
      if (await target(name).first(target.raw('1')))
        throw new CommandError(`The database has rows in ${name}. To replace everything in it, add --force`)
  const tables = await keptTables(source)
  for (const { name } of tables) await target(name).delete()
  let count = 0
  for (const { name } of tables) count += await copyTable(source, target, name)
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

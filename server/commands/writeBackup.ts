import type { Knex } from 'knex'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { migrations } from '../../migrations'
import type { Config } from '../platform/config'
import { connect, isEmbedded } from '../database/connection'
import { keepDatabaseToOwner } from '../platform/ownersAlone'
import { CommandError } from './AdminCommand'
import { connectPatiently, keptTables, namesOfMigrations, ROWS_AT_ONCE } from './backupFile'

/**
 * Writes every table as it is at one moment into a new SQLite file, readable for its owner only, while the server writes on.
 * Of either database the file is the same, so one can be restored into the other.
 * @throws CommandError when the file exists, or when the tables are newer than this program.
 */
export async function writeBackup({ database }: Pick<Config, 'database'>, file: string): Promise<void> {
  if (existsSync(file)) throw new CommandError(`${file} exists already`)
  const partial = `${file}.partial`
  const source = connectPatiently(database)
  try {
    await rm(partial, { force: true })
    keepDatabaseToOwner(partial)
    if (isEmbedded(source)) await source.raw('VACUUM INTO ?', [partial])
    else await copyToFile(source, partial)
    await rename(partial, file)
  } finally {
    await source.destroy()
    await rm(partial, { force: true })
  }
}

async function copyToFile(source: Knex, path: string): Promise<void> {
  const applied = await namesOfMigrations(source)
  const target = connect({ kind: 'sqlite', path })
  try {
    await target.migrate.latest({
      migrationSource: {
        getMigrations: async () => migrations.filter(({ name }) => applied.includes(name)),
        getMigrationName: ({ name }: (typeof migrations)[number]) => name,
        getMigration: async (migration: (typeof migrations)[number]) => migration,
      },
    })
    const tables = await keptTables(target)
    await source.transaction(
      async (snapshot) => {
        await target.transaction(async (trx) => {
          await trx.raw('PRAGMA defer_foreign_keys = ON')
          for (const { name } of tables) await copyTable(snapshot, trx, name)
        })
      },
      { isolationLevel: 'repeatable read' },
    )
    // One file, without a log beside it.
    await target.raw('PRAGMA journal_mode = DELETE')
  } finally {
    await target.destroy()
  }
}

async function copyTable(source: Knex, target: Knex, name: string): Promise<void> {
  await target(name).delete()
  let rows: object[] = []
  for await (const row of source(name).select('*').stream() as AsyncIterable<object>) {
    rows.push(row)
    if (rows.length < ROWS_AT_ONCE) continue
    await target(name).insert(rows)
    rows = []
  }
  if (rows.length > 0) await target(name).insert(rows)
}

import type { Knex } from 'knex'
import { migrations } from '../../migrations'
import type { Config } from '../platform/config'
import { connect } from '../database/connection'
import { type TableShape, tablesOf } from '../database/introspect'
import { BackupError } from './BackupError'
import { PHOTOS_TABLE } from './photosTable'

/** The table with files of the pages, which come with the programs. */
export const PAGE_FILES = 'page_files'

/** Rows of one INSERT; both databases take as many of the widest table. */
export const ROWS_AT_ONCE = 200

/** Milliseconds until a server must have answered. */
const CONNECT_LIMIT = 5000

/**
 * The migrations that a database has had.
 * @throws BackupError when it has no tables, or some that a newer release made.
 */
export async function namesOfMigrations(db: Knex): Promise<string[]> {
  if (!(await db.schema.hasTable('knex_migrations')))
    throw new BackupError('There are no tables of Mealwright', 'DAMAGED')
  const names: string[] = await db('knex_migrations').pluck('name')
  const known = new Set(migrations.map(({ name }) => name))
  if (!names.every((name) => known.has(name)))
    throw new BackupError('The tables are newer than this program: use the release that made them', 'NEWER')
  return names
}

/** The tables with what cannot be fetched otherwise; the files of photos go by themselves. */
export async function keptTables(db: Knex): Promise<TableShape[]> {
  return (await tablesOf(db)).filter(({ name }) => name !== PAGE_FILES && name !== PHOTOS_TABLE)
}

/** Opens a database for statements that take as long as they need; `connect` alone limits them. */
export function connectPatiently(database: Config['database']): Knex {
  return connect(database, undefined, { limits: { connect: CONNECT_LIMIT, statement: null } })
}

import type { Knex } from 'knex'
import { guardBinding } from '../database/libsqlDialect'
import { keptTables } from './backupFile'

/** A table of a new file. */
export interface EmptyTable {
  name: string
  /** Writes rows as they come, one after the other, so that no more than a few are held. */
  fill(rows: AsyncIterable<unknown>): Promise<void>
}

/** Kilobytes of the file that are held, however long it gets. */
const HELD = 64 * 1024

/**
 * Fills a new SQLite file that has its tables. It is of no use before this has ended: there is no log to go back by, and
 * indexes are made of whole tables, since a row of a large one would change pages all over the file.
 */
export async function fillFile(target: Knex, copy: (tables: readonly EmptyTable[]) => Promise<unknown>): Promise<void> {
  const names = (await keptTables(target)).map(({ name }) => name)
  const indexes: { name: string; sql: string }[] = await target('sqlite_master')
    .where({ type: 'index' })
    .whereNotNull('sql')
    .select('name', 'sql')
  for (const words of ['journal_mode = OFF', 'synchronous = OFF', 'foreign_keys = OFF', `cache_size = -${HELD}`])
    await target.raw(`PRAGMA ${words}`)
  for (const { name } of indexes) await target.raw('DROP INDEX ??', [name])
  for (const name of names) await target(name).delete()
  const connection = (await target.client.acquireConnection()) as Connection
  try {
    connection.exec('BEGIN')
    await copy(names.map((name) => ({ name, fill: (rows) => insertAll(connection, name, rows) })))
    connection.exec('COMMIT')
  } finally {
    await target.client.releaseConnection(connection)
  }
  for (const { sql } of indexes) await target.raw(sql)
  // One file, without a log beside it.
  await target.raw('PRAGMA journal_mode = DELETE')
}

async function insertAll(connection: Connection, table: string, rows: AsyncIterable<unknown>): Promise<void> {
  let statement: Statement | null = null
  for await (const row of rows as AsyncIterable<Record<string, unknown>>) {
    statement ??= connection.prepare(insertion(table, Object.keys(row)))
    statement.run(Object.values(row).map(guardBinding))
  }
}

const insertion = (table: string, columns: readonly string[]): string =>
  `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

interface Statement {
  run(bindings: readonly unknown[]): unknown
}

/** Of the driver, whose statements knex would compile again for each row. */
interface Connection {
  exec(sql: string): unknown
  prepare(sql: string): Statement
}

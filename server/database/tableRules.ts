import type { Knex } from 'knex'
import { isEmbedded } from './connection'
import { tablesOf } from './introspect'

/** What the database accepts in a column. */
export interface ColumnRules {
  /** In the database's words, such as `varchar`. */
  type: string
  /** Most characters, where the type has such a limit. */
  length: number | null
  isNullable: boolean
  hasDefault: boolean
}

/** What the database accepts in a table. */
export interface TableRules {
  columns: Map<string, ColumnRules>
  /** The columns of each unique key, joined by commas. */
  unique: Set<string>
}

/** Every table of the application in the connected database, by name. */
export async function tableRules(db: Knex): Promise<Map<string, TableRules>> {
  const rules = new Map<string, TableRules>()
  for (const { name } of await tablesOf(db))
    rules.set(name, { columns: await columnsOf(db, name), unique: await uniqueKeysOf(db, name) })
  return rules
}

async function columnsOf(db: Knex, table: string): Promise<Map<string, ColumnRules>> {
  const info = await db(table).columnInfo()
  return new Map(
    Object.entries(info).map(([name, { type, maxLength, nullable, defaultValue }]) => [
      name,
      {
        type,
        length: maxLength === null ? null : Number(maxLength),
        isNullable: nullable,
        // MariaDB says NULL in words.
        hasDefault: (defaultValue ?? 'NULL') !== 'NULL',
      },
    ]),
  )
}

async function uniqueKeysOf(db: Knex, table: string): Promise<Set<string>> {
  const columns = isEmbedded(db) ? await sqliteKeys(db, table) : await mysqlKeys(db, table)
  return new Set(columns)
}

async function sqliteKeys(db: Knex, table: string): Promise<string[]> {
  const indexes: { name: string; unique: number }[] = await db.raw(`PRAGMA index_list('${table}')`)
  const keys: string[] = []
  for (const { name } of indexes.filter(({ unique }) => unique === 1)) {
    const columns: { name: string }[] = await db.raw(`PRAGMA index_info('${name}')`)
    keys.push(columns.map((column) => column.name).join(','))
  }
  return keys
}

async function mysqlKeys(db: Knex, table: string): Promise<string[]> {
  const [rows] = await db.raw(
    `SELECT GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND table_name = ? AND non_unique = 0 GROUP BY index_name`,
    [table],
  )
  return (rows as { columns: string }[]).map(({ columns }) => columns)
}

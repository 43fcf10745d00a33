import type { Knex } from 'knex'
import { isEmbedded } from './connection'

/** A table as the database knows it. */
export interface TableShape {
  name: string
  columns: string[]
  /** Columns that refer to another table, and what happens to the row when that row goes. */
  references: { column: string; table: string; onDelete: string }[]
}

/** Every table of the application in the connected database. */
export async function tablesOf(db: Knex): Promise<TableShape[]> {
  const names = isEmbedded(db) ? await sqliteNames(db) : await mysqlNames(db)
  const own = names.filter((name) => !name.startsWith('knex_') && !name.startsWith('sqlite_'))
  return Promise.all(
    own.sort().map(async (name) => ({
      name,
      columns: Object.keys(await db(name).columnInfo()),
      references: isEmbedded(db) ? await sqliteReferences(db, name) : await mysqlReferences(db, name),
    })),
  )
}

async function sqliteNames(db: Knex): Promise<string[]> {
  const rows: { name: string }[] = await db('sqlite_master').where({ type: 'table' }).select('name')
  return rows.map(({ name }) => name)
}

async function sqliteReferences(db: Knex, name: string): Promise<TableShape['references']> {
  const rows: { from: string; table: string; on_delete: string }[] = await db.raw(`PRAGMA foreign_key_list(${name})`)
  return rows.map((row) => ({ column: row.from, table: row.table, onDelete: row.on_delete }))
}

async function mysqlNames(db: Knex): Promise<string[]> {
  const [rows] = await db.raw(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}

async function mysqlReferences(db: Knex, name: string): Promise<TableShape['references']> {
  const [rows] = await db.raw(
    `SELECT k.column_name AS \`column\`, k.referenced_table_name AS \`table\`, r.delete_rule AS onDelete
     FROM information_schema.key_column_usage k
     JOIN information_schema.referential_constraints r
       ON r.constraint_schema = k.constraint_schema AND r.constraint_name = k.constraint_name
     WHERE k.table_schema = DATABASE() AND k.table_name = ? AND k.referenced_table_name IS NOT NULL`,
    [name],
  )
  return rows as TableShape['references']
}

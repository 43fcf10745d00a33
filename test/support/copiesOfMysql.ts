import { randomBytes } from 'node:crypto'
import mysql from 'mysql2/promise'

/** A database, and what gives it on. */
interface Copy {
  url: string
  drop(): Promise<void>
}

/** What `ServerEnvironment` keeps of a worker from file to file. */
interface Kept {
  /** Copies that are as the template. */
  readonly copies: string[]
  /** How the template's tables are made, by their names. */
  structure?: ReadonlyMap<string, string>
}

const kept = (globalThis as { keptOfMysql?: Kept }).keptOfMysql ?? { copies: [] }

/**
 * A copy of the database of an address. Making one takes longer than many a file of tests, so what is dropped is brought back to
 * what the template is, and is the next one.
 */
export async function takeCopy(template: string): Promise<Copy> {
  const url = kept.copies.pop() ?? (await newCopy(template))
  return { url, drop: () => giveBack(template, url) }
}

/** Drops all copies of a database. */
export async function dropCopies(template: string): Promise<void> {
  await on(template, async (connection) => {
    const [rows] = await connection.query<mysql.RowDataPacket[]>('SHOW DATABASES LIKE ?', [`${nameOf(template)}\\_%`])
    for (const row of rows) await connection.query(`DROP DATABASE ${String(Object.values(row)[0])}`)
  })
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1)

async function on<Answer>(url: string, work: (connection: mysql.Connection) => Promise<Answer>): Promise<Answer> {
  const connection = await mysql.createConnection(url)
  try {
    // Who still holds a lock does not hold up the next file.
    await connection.query(
      'SET FOREIGN_KEY_CHECKS = 0, UNIQUE_CHECKS = 0, lock_wait_timeout = 5, innodb_lock_wait_timeout = 5',
    )
    return await work(connection)
  } finally {
    await connection.end()
  }
}

/** Tables, keys and rows. Constraints keep their names, which are unique within a database. */
async function newCopy(template: string): Promise<string> {
  const name = `${nameOf(template)}_${randomBytes(6).toString('hex')}`
  const url = new URL(template)
  url.pathname = `/${name}`
  kept.structure ??= await on(template, structureOf)
  const { structure } = kept
  await on(template, async (connection) => {
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
    await connection.query(`USE ${name}`)
    for (const [table, create] of structure) {
      await connection.query(create)
      await fill(connection, template, table)
    }
  })
  return url.href
}

const fill = (connection: mysql.Connection, template: string, table: string) =>
  connection.query(`INSERT INTO \`${table}\` SELECT * FROM ${nameOf(template)}.\`${table}\``)

/** Keeps a copy with the rows of the template; it goes where its tables are other ones. */
async function giveBack(template: string, url: string): Promise<void> {
  const isWhole = await on(url, (connection) => restored(connection, template)).catch(() => false)
  if (isWhole) kept.copies.push(url)
  else await on(template, (connection) => connection.query(`DROP DATABASE IF EXISTS ${nameOf(url)}`))
}

async function restored(connection: mysql.Connection, template: string): Promise<boolean> {
  const structure = await structureOf(connection)
  const ofTemplate = kept.structure ?? new Map<string, string>()
  if (structure.size !== ofTemplate.size) return false
  for (const [table, create] of structure) if (ofTemplate.get(table) !== create) return false
  const tables = [...structure.keys()]
  const [sums, wanted] = [await sumsOf(connection, tables), await sumsOf(connection, tables, nameOf(template))]
  const changed = tables.filter((_, index) => sums[index] !== wanted[index])
  for (const table of changed) {
    await connection.query(`DELETE FROM \`${table}\``)
    await fill(connection, template, table)
  }
  return true
}

async function structureOf(connection: mysql.Connection): Promise<Map<string, string>> {
  const [tables] = await connection.query<mysql.RowDataPacket[]>('SHOW TABLES')
  const structure = new Map<string, string>()
  for (const table of tables.map((row) => String(Object.values(row)[0]))) {
    const [[shown]] = await connection.query<mysql.RowDataPacket[]>(`SHOW CREATE TABLE \`${table}\``)
    structure.set(table, String(shown?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, ''))
  }
  return structure
}

/** A sum of the rows of each table. */
async function sumsOf(connection: mysql.Connection, tables: readonly string[], database?: string): Promise<unknown[]> {
  const names = tables.map((table) => (database ? `${database}.\`${table}\`` : `\`${table}\``))
  const [rows] = await connection.query<mysql.RowDataPacket[]>(`CHECKSUM TABLE ${names.join(', ')}`)
  return rows.map((row) => row.Checksum as unknown)
}

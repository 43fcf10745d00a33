import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mysql from 'mysql2/promise'
import { takeCopy } from './copiesOfMysql'

/** An empty database of the kind under test, and how to take it away. */
export interface FreshDatabase {
  /** As in DATABASE_URL. */
  url: string
  drop(): Promise<void>
}

/** Which kind of database the suite runs on: TEST_DATABASE is `sqlite` (default) or `mysql`. */
export const databaseKind = process.env.TEST_DATABASE === 'mysql' ? 'mysql' : 'sqlite'

/** Makes one. For MySQL it is made on the server of TEST_MYSQL_URL, which `npm test` starts. */
export async function freshDatabase(): Promise<FreshDatabase> {
  if (databaseKind === 'mysql') return freshMysql()
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-sqlite-'))
  return {
    url: `sqlite:${join(folder, 'test.sqlite')}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * A database with the tables and the catalogue, as an application leaves it after its first start: a copy of the one that
 * `npm test` has prepared (TEST_TEMPLATE, see serveTemplate.ts). Without a prepared one it is empty.
 */
export async function preparedDatabase(): Promise<FreshDatabase> {
  const template = process.env.TEST_TEMPLATE
  if (template && databaseKind === 'mysql') return takeCopy(template)
  const database = await freshDatabase()
  if (template) copyFileSync(pathOf(template), pathOf(database.url))
  return database
}

const pathOf = (url: string): string => url.slice('sqlite:'.length)

async function freshMysql(): Promise<FreshDatabase> {
  const server = process.env.TEST_MYSQL_URL
  if (!server) throw new Error('TEST_MYSQL_URL is not set: run this suite through `npm test`')
  const name = `mw_${randomBytes(6).toString('hex')}`
  const run = async (sql: string) => {
    const connection = await mysql.createConnection(server)
    await connection.query(sql)
    await connection.end()
  }
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`DROP DATABASE ${name}`) }
}

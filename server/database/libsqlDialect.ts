import BetterSqliteDialect from 'knex/lib/dialects/better-sqlite3/index.js'
import Database from 'libsql'
import { LRUCache } from 'lru-cache'

/** Number of SELECT statements that are kept prepared. */
const KEPT = 200

type Binding = string | number | bigint | null | Buffer

/** Turns a value into what SQLite stores. @throws TypeError for what it cannot. */
export function guardBinding(value: unknown): Binding {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw new TypeError('A text must not contain NUL')
    return value
  }
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'number' || typeof value === 'bigint' || Buffer.isBuffer(value)) return value
  throw new TypeError(`A ${typeof value} cannot be stored`)
}

/**
 * knex's better-sqlite3 dialect with libsql as its driver, which needs no compiler. Bindings are guarded because libsql
 * ends the process on a raw boolean and cuts strings at NUL.
 */
export class LibsqlDialect extends BetterSqliteDialect {
  override _driver() {
    return Database
  }

  /** SELECT statements are prepared once per connection: preparing costs more than most reads. */
  override async acquireRawConnection(): Promise<{ prepare(sql: string): unknown }> {
    const connection = await super.acquireRawConnection()
    const prepare = connection.prepare.bind(connection)
    const kept = new LRUCache<string, object>({ max: KEPT })
    connection.prepare = (sql: string) => {
      if (!/^select\b/i.test(sql)) return prepare(sql)
      const statement = kept.get(sql) ?? (prepare(sql) as object)
      kept.set(sql, statement)
      return statement
    }
    return connection
  }

  override _formatBindings(bindings: unknown[] | undefined): Binding[] {
    return (bindings ?? []).map(guardBinding)
  }

  /** SQLite rolls back by itself when the disk is full. The failing second ROLLBACK must not hide that error. */
  override async _query(connection: unknown, query: { sql: string }): Promise<unknown> {
    try {
      return await super._query(connection, query)
    } catch (error) {
      const gone = /^ROLLBACK/i.test(query.sql) && String((error as Error).message).includes('no transaction is active')
      if (!gone) throw error
      return Object.assign(query, { response: { changes: 0 }, context: { lastID: 0, changes: 0 } })
    }
  }
}

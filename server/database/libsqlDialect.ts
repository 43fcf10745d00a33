import BetterSqliteDialect from 'knex/lib/dialects/better-sqlite3/index.js'
import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import { setTimeout as wait } from 'node:timers/promises'
import { faultOf } from './faults'

/** Number of SELECT statements that are kept prepared. */
const KEPT = 200
/** How long a statement waits for another process that writes to the file, in milliseconds. */
const BUSY_PATIENCE = 500
const BUSY_PAUSE = 20

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

  /**
   * SELECT statements are prepared once per connection: preparing costs more than most reads. Of the others the latest is
   * kept, because one that failed is reset only by running it again.
   */
  override async acquireRawConnection(): Promise<EmbeddedConnection> {
    const connection = await super.acquireRawConnection()
    const prepare = connection.prepare.bind(connection)
    const reads = new LRUCache<string, object>({ max: KEPT })
    const latest = new LRUCache<string, object>({ max: 1 })
    connection.prepare = (sql: string) => {
      const kept = /^select\b/i.test(sql) ? reads : latest
      const statement = kept.get(sql) ?? (prepare(sql) as object)
      kept.set(sql, statement)
      return statement
    }
    return connection
  }

  override _formatBindings(bindings: unknown[] | undefined): Binding[] {
    return (bindings ?? []).map(guardBinding)
  }

  override async _query(connection: EmbeddedConnection, query: { sql: string }): Promise<unknown> {
    const end = Date.now() + BUSY_PATIENCE
    for (;;) {
      try {
        return await this.queryOnce(connection, query)
      } catch (error) {
        if (faultOf(error) !== 'conflict') throw error
        if (isBusy(error) && Date.now() < end) {
          await wait(BUSY_PAUSE)
          continue
        }
        // The failed statement holds the file as it was, so every later one on this connection would be in conflict too.
        connection.__knex__disposed = error
        throw error
      }
    }
  }

  /** SQLite rolls back by itself when the disk is full. The failing second ROLLBACK must not hide that error. */
  private async queryOnce(connection: EmbeddedConnection, query: { sql: string }): Promise<unknown> {
    try {
      return await super._query(connection, query)
    } catch (error) {
      const gone = /^ROLLBACK/i.test(query.sql) && String((error as Error).message).includes('no transaction is active')
      if (!gone) throw error
      return Object.assign(query, { response: { changes: 0 }, context: { lastID: 0, changes: 0 } })
    }
  }
}

/** Whether another process is writing; after SQLITE_BUSY_SNAPSHOT waiting would not help. */
const isBusy = (error: unknown): boolean => (error as { code?: unknown }).code === 'SQLITE_BUSY'

/** A connection of the pool, which leaves it when it is marked as disposed. */
interface EmbeddedConnection {
  prepare(sql: string): unknown
  __knex__disposed?: unknown
}

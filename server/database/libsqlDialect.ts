import BetterSqliteDialect from 'knex/lib/dialects/better-sqlite3/index.js'
import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import { setTimeout as wait } from 'node:timers/promises'

/** Number of SELECT statements that are kept prepared. */
const KEPT = 200
/** How long statements wait for another process that writes to the file, in milliseconds. */
const BUSY_PATIENCE = 500
const BUSY_PAUSE = 20
/** A file that was busy within this time is still held by the same process. */
const BUSY_SPELL = 2000

/** By the client's configuration, which its transactions share: since when another process writes, and when that was last met. */
const spells = new WeakMap<object, { since: number; seen: number }>()

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

  /**
   * A statement that meets another process's writing is tried again for a while; once that has not helped, those after it
   * fail at once until one gets through, so that they do not queue for the one connection. One that fails costs the
   * connection: it holds the file as it was, so every later one would be in conflict too.
   */
  override async _query(connection: EmbeddedConnection, query: { sql: string }): Promise<unknown> {
    for (;;) {
      try {
        const answer = await this.queryOnce(connection, query)
        if (WRITES.test(query.sql)) spells.delete(this.config)
        return answer
      } catch (error) {
        const code = codeOf(error)
        if (code === BUSY && this.isWorthWaiting()) {
          await wait(BUSY_PAUSE)
          continue
        }
        if (code.startsWith(BUSY)) connection.__knex__disposed = error
        throw error
      }
    }
  }

  private isWorthWaiting(): boolean {
    const now = Date.now()
    const spell = spells.get(this.config)
    const since = spell && now - spell.seen < BUSY_SPELL ? spell.since : now
    spells.set(this.config, { since, seen: now })
    return now - since < BUSY_PATIENCE
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

/** What SQLite says while another process writes. Waiting does not help where more follows, as in SQLITE_BUSY_SNAPSHOT. */
const BUSY = 'SQLITE_BUSY'

const WRITES = /^(?:insert|update|delete)\b/i

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code)

/** A connection of the pool, which leaves it when it is marked as disposed. */
interface EmbeddedConnection {
  prepare(sql: string): unknown
  __knex__disposed?: unknown
}

declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex'

  /** knex's dialect for better-sqlite3, with the methods that a driver of the same shape replaces. */
  export default class BetterSqliteDialect extends (Object as unknown as typeof Knex.Client) {
    _driver(): unknown
    acquireRawConnection(): Promise<{ prepare(sql: string): unknown }>
    _query(connection: unknown, query: { sql: string }): Promise<unknown>
    _formatBindings(bindings: unknown[] | undefined): unknown[]
  }
}

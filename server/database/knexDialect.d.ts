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

declare module 'knex/lib/dialects/mysql2/index.js' {
  import type { EventEmitter } from 'node:events'
  import type { Socket } from 'node:net'
  import type { Knex } from 'knex'

  /** A connection of mysql2, as far as knex' dialect and ours use it. `stream` is replaced when TLS begins. */
  export interface RawConnection extends EventEmitter {
    stream: Socket
    query(sql: string, done: (error: Error | null) => void): void
  }

  /** knex's dialect for mysql2, with the methods that ours bounds. */
  export default class Mysql2Dialect extends (Object as unknown as typeof Knex.Client) {
    _driver(): { createConnection(settings: object): RawConnection }
    acquireConnection(): Promise<unknown>
    _query(connection: RawConnection, query: { sql: string }): Promise<unknown>
  }
}

import Mysql2Dialect, { type RawConnection } from 'knex/lib/dialects/mysql2/index.js'
import type { Knex } from 'knex'

/** How long a server may take, in milliseconds. */
export interface MysqlLimits {
  /** To accept a connection and take the session's settings. */
  connect: number
  /** To answer one statement; null for work that may take as long as it needs. */
  statement: number | null
}

/** A server that did not answer in time. */
export class DatabaseHangs extends Error {
  constructor(readonly code: 'DATABASE_HANGS' | 'STATEMENT_DEADLINE') {
    super('The database did not answer in time')
  }
}

/** The connections of one pool, from the first packet to the last. */
export class MysqlConnections {
  private readonly open = new Set<RawConnection>()
  private readonly settingUp = new Map<RawConnection, () => void>()
  private isSuspended = false

  constructor(private readonly connectLimit: number) {}

  /** Whether callers are refused because the database hangs. */
  get areSuspended(): boolean {
    return this.isSuspended
  }

  /** A connection that begins. It is destroyed unless `ready` is called in time. */
  add(connection: RawConnection): void {
    this.open.add(connection)
    this.settingUp.set(
      connection,
      afterLimit(this.connectLimit, () => cut(connection, 'DATABASE_HANGS')),
    )
    connection.stream.once('close', () => {
      this.ready(connection)
      this.open.delete(connection)
    })
    if (this.isSuspended) cut(connection, 'DATABASE_HANGS')
  }

  ready(connection: RawConnection): void {
    this.settingUp.get(connection)?.()
    this.settingUp.delete(connection)
  }

  /** Destroys every connection and refuses further ones, so that callers fail at once instead of waiting. */
  suspend(): void {
    this.isSuspended = true
    for (const connection of this.open) cut(connection, 'DATABASE_HANGS')
  }

  /** Whether it had been suspended. */
  resume(): boolean {
    const was = this.isSuspended
    this.isSuspended = false
    return was
  }
}

/**
 * knex's dialect for mysql2, in which nothing waits for ever. A statement past its limit destroys its connection: what is
 * answered later would otherwise be taken for the answer to the next statement.
 */
export function boundedMysqlDialect(
  connections: MysqlConnections,
  { limits: { statement }, isRepeatable }: { limits: MysqlLimits; isRepeatable: boolean },
) {
  return class BoundedMysqlDialect extends Mysql2Dialect {
    readonly connections = connections

    override _driver() {
      const driver = super._driver()
      const createConnection = (settings: object) => {
        const connection = driver.createConnection(settings)
        connections.add(connection)
        return connection
      }
      return { ...driver, createConnection }
    }

    override async acquireConnection(): Promise<unknown> {
      if (connections.areSuspended) throw new DatabaseHangs('DATABASE_HANGS')
      return super.acquireConnection()
    }

    override async _query(connection: RawConnection, query: { sql: string }): Promise<unknown> {
      const answered =
        statement === null ? () => {} : afterLimit(statement, () => cut(connection, 'STATEMENT_DEADLINE'))
      try {
        return await super._query(connection, query)
      } catch (error) {
        if (!isRepeatable || !isDoneAlready(query.sql, error)) throw error
        return Object.assign(query, { response: [{ affectedRows: 0, insertId: 0 }, undefined] })
      } finally {
        answered()
      }
    }
  }
}

/** A table, column, index or constraint that exists, or one to be dropped that does not. */
const DONE_ALREADY = new Set([1050, 1051, 1060, 1061, 1068, 1091, 1826])

/** Whether a change of tables failed because an interrupted run has made it: such changes commit one by one. */
function isDoneAlready(sql: string, error: unknown): boolean {
  if (!/^\s*(create|alter|drop)\s/i.test(sql)) return false
  const { errno, message } = error as { errno?: unknown; message?: unknown }
  // MariaDB says of a foreign key's name that is taken that the table cannot be made.
  return DONE_ALREADY.has(Number(errno)) || (errno === 1005 && String(message).includes('errno: 121'))
}

/** The connections of a pool; undefined for the embedded database. */
export function connectionsOf(db: Knex): MysqlConnections | undefined {
  return (db.client as { connections?: MysqlConnections }).connections
}

/** Fails what waits for the connection with the code. */
function cut(connection: RawConnection, code: DatabaseHangs['code']): void {
  // A connection that was refused has no listener any more, and an error without one would end the process.
  if (connection.listenerCount('error') === 0) connection.on('error', () => {})
  connection.stream.destroy(new DatabaseHangs(code))
}

/**
 * Acts after the time unless the returned function is called before. Answers that have arrived are read first, since this
 * process itself may have been busy for that long.
 */
function afterLimit(milliseconds: number, act: () => void): () => void {
  let isOver = false
  const timer = setTimeout(() => setImmediate(() => isOver || act()), milliseconds)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

import knex, { type Knex } from 'knex'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../config'
import type { Logger } from '../log'
import { LibsqlDialect } from './libsqlDialect'

/**
 * Opens the configured database without reading or migrating anything. Error messages never contain bound values. Warnings
 * of the pool go to `log`, or nowhere without it.
 */
export function connect(database: Config['database'], log?: Logger): Knex {
  const options = { compileSqlOnError: false, log: loggerOf(log) }
  return database.kind === 'mysql' ? connectMysql(database.url, options) : connectSqlite(database.path, options)
}

type Shared = Pick<Knex.Config, 'compileSqlOnError' | 'log'>

function loggerOf(log: Logger | undefined): Knex.Logger {
  const warn = (message: unknown) => log?.warn({ said: String(message) }, 'The database warns')
  return {
    warn,
    error: warn,
    deprecate: warn,
    debug: (message: unknown) => log?.debug({ said: String(message) }, 'The database says'),
  }
}

/** Whether the connection leads to the embedded database. */
export function isEmbedded(db: Knex): boolean {
  return db.client instanceof LibsqlDialect
}

function connectMysql(url: string, shared: Shared): Knex {
  const { hostname, port, username, password, pathname } = new URL(url)
  return knex({
    ...shared,
    client: 'mysql2',
    connection: {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? 3306 : Number(port),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
      charset: 'utf8mb4',
      timezone: 'Z',
      connectTimeout: 5000,
      decimalNumbers: true,
    },
    pool: { min: 0, max: 10, acquireTimeoutMillis: 8000, idleTimeoutMillis: 30_000, afterCreate: prepareMysql },
  })
}

/** Each statement has ten seconds at most, and the strict mode refuses what does not fit. */
function prepareMysql(connection: MysqlConnection, done: (error: Error | null, connection: MysqlConnection) => void) {
  const ready = (error: Error | null) => done(error, connection)
  connection.query("SET SESSION sql_mode = 'TRADITIONAL', innodb_lock_wait_timeout = 5", (error) => {
    if (error) return ready(error)
    // MariaDB's setting is in seconds, MySQL's in milliseconds. A server that knows neither has no limit.
    connection.query('SET SESSION max_statement_time = 10', (unknown) =>
      unknown ? connection.query('SET SESSION max_execution_time = 10000', () => ready(null)) : ready(null),
    )
  })
}

interface MysqlConnection {
  query(sql: string, done: (error: Error | null) => void): void
}

function connectSqlite(path: string, shared: Shared): Knex {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  return knex({
    ...shared,
    client: LibsqlDialect as unknown as typeof Knex.Client,
    connection: { filename: path },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, acquireTimeoutMillis: 8000, idleTimeoutMillis: 2 ** 31 - 1, afterCreate: prepareSqlite },
  })
}

function prepareSqlite(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void,
) {
  try {
    for (const pragma of ['journal_mode = WAL', 'foreign_keys = ON', 'busy_timeout = 5000', 'synchronous = NORMAL'])
      connection.pragma(pragma)
    done(null, connection)
  } catch (error) {
    done(error as Error, connection)
  }
}

interface SqliteConnection {
  pragma(text: string): unknown
}

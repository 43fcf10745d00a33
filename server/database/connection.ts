import knex, { type Knex } from 'knex'
import { dirname } from 'node:path'
import type { Config } from '../platform/config'
import type { RawConnection } from 'knex/lib/dialects/mysql2/index.js'
import type { Logger } from '../platform/log'
import { keepDatabaseToOwner, makeFolder } from '../platform/ownersAlone'
import { boundedMysqlDialect, MysqlConnections, type MysqlLimits } from './boundedMysql'
import { LibsqlDialect } from './libsqlDialect'
import type { MysqlAddress } from './mysqlAddress'

/** What differs between the pools of one installation; the default is that of callers' statements. */
export interface PoolOptions {
  /** Most connections; the embedded database has one. */
  size: number
  /** How long a caller waits for a free connection, in milliseconds. */
  acquire: number
  limits: MysqlLimits
  /** Whether a change of tables that is there already counts as done, so that interrupted migrations can be repeated. */
  isRepeatable: boolean
}

/** The server ends a statement itself after ten seconds, and ours is the limit for one that hangs. */
const STATEMENT_SECONDS = 10
const USUAL: PoolOptions = {
  size: 10,
  acquire: 8000,
  limits: { connect: 5000, statement: (STATEMENT_SECONDS + 1) * 1000 },
  isRepeatable: false,
}

const opened = new WeakMap<Knex, Config['database']>()

/**
 * Opens the configured database without reading or migrating anything. Error messages never contain bound values. Warnings
 * of the pool go to `log`, or nowhere without it.
 */
export function connect(database: Config['database'], log?: Logger, options: Partial<PoolOptions> = {}): Knex {
  const shared = { compileSqlOnError: false, log: loggerOf(log) }
  const db =
    database.kind === 'sqlite'
      ? connectSqlite(database.path, shared)
      : connectMysql(database.address, shared, { ...USUAL, size: database.poolSize, ...options })
  opened.set(db, database)
  return db
}

/** Opens the database of another pool with other options. */
export function connectLike(db: Knex, options: Partial<PoolOptions>): Knex {
  const database = opened.get(db)
  if (!database) throw new Error('This is no pool that was opened by connect')
  return connect(database, undefined, options)
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

function connectMysql(address: MysqlAddress, shared: Shared, options: PoolOptions): Knex {
  const { size, acquire, limits } = options
  const connections = new MysqlConnections(limits.connect)
  return knex({
    ...shared,
    client: boundedMysqlDialect(connections, options) as unknown as typeof Knex.Client,
    connection: {
      ...address,
      charset: 'utf8mb4',
      timezone: 'Z',
      connectTimeout: limits.connect,
      decimalNumbers: true,
    },
    pool: {
      min: 0,
      max: size,
      acquireTimeoutMillis: acquire,
      createRetryIntervalMillis: 20,
      idleTimeoutMillis: 30_000,
      afterCreate: (connection: RawConnection, done: (error: Error | null, connection: RawConnection) => void) =>
        prepareMysql(connection, limits.statement === null ? 0 : STATEMENT_SECONDS, (error) => {
          connections.ready(connection)
          done(error, connection)
        }),
    },
  })
}

/** Of rows that are read as JSON. Beyond it MariaDB would cut them, which readers refuse. */
const JSON_BYTES = 2 ** 26

/**
 * Sets how long a statement may take, 0 for as long as it needs, and the strict mode, which refuses what does not fit. On a
 * cluster reads wait until their server has what the others have acknowledged: one that was suspended would answer what it
 * knew then (docs/product.md SEC-26).
 */
function prepareMysql(connection: RawConnection, seconds: number, ready: (error: Error | null) => void) {
  const settings = `SET SESSION sql_mode = 'TRADITIONAL', innodb_lock_wait_timeout = 5, group_concat_max_len = ${JSON_BYTES}`
  connection.query(settings, (error) => {
    if (error) return ready(error)
    // A server without clusters may not know it; answers come in the order of the statements.
    connection.query('SET SESSION wsrep_sync_wait = 1', () => {})
    // MariaDB's setting is in seconds, MySQL's in milliseconds. A server that knows neither has no limit.
    connection.query(`SET SESSION max_statement_time = ${seconds}`, (unknown) =>
      unknown ? connection.query(`SET SESSION max_execution_time = ${seconds * 1000}`, () => ready(null)) : ready(null),
    )
  })
}

function connectSqlite(path: string, shared: Shared): Knex {
  if (path !== ':memory:') {
    makeFolder(dirname(path))
    keepDatabaseToOwner(path)
  }
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
    // Waiting for another process stops this one, so the dialect waits, between tries.
    for (const pragma of ['busy_timeout = 10', 'journal_mode = WAL', 'foreign_keys = ON', 'synchronous = NORMAL'])
      connection.pragma(pragma)
    done(null, connection)
  } catch (error) {
    done(error as Error, connection)
  }
}

interface SqliteConnection {
  pragma(text: string): unknown
}

/** Kinds of database errors, the same for both databases. */
export type Fault =
  | 'unique'
  | 'foreignKey'
  | 'absent'
  | 'conflict'
  | 'unreachable'
  | 'full'
  | 'timeout'
  /** A file or table is damaged. */
  | 'damaged'
  /** The server answers but cannot do it now: it is read-only, or out of memory or connections. */
  | 'refused'
  | 'other'

/**
 * What a transaction has read was written by another one before it could write it. A caller that reads without a lock and writes
 * by the version that was read throws it where that is stored no more, so that the transaction is run again.
 */
export class StaleRead extends Error {
  readonly code = 'STALE_READ'
}

const FAULTS: Record<string, Fault> = {
  STALE_READ: 'conflict',
  ER_DUP_ENTRY: 'unique',
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  ER_NO_REFERENCED_ROW_2: 'foreignKey',
  ER_ROW_IS_REFERENCED_2: 'foreignKey',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreignKey',
  ER_LOCK_DEADLOCK: 'conflict',
  ER_LOCK_WAIT_TIMEOUT: 'conflict',
  ER_CHECKREAD: 'conflict',
  ER_UNKNOWN_COM_ERROR: 'unreachable',
  ER_ERROR_DURING_COMMIT: 'refused', // a cluster's node that lost its quorum on the way
  SQLITE_FULL: 'full',
  SQLITE_IOERR_WRITE: 'full',
  ER_DISK_FULL: 'full',
  ER_RECORD_FILE_FULL: 'full',
  STATEMENT_DEADLINE: 'timeout',
  DATABASE_HANGS: 'unreachable',
  SQLITE_NOTADB: 'damaged',
  SQLITE_CANTOPEN: 'refused',
  SQLITE_NOMEM: 'refused',
  EMFILE: 'refused', // this process or machine has no descriptors left
  ENFILE: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ENOTFOUND: 'unreachable',
  PROTOCOL_CONNECTION_LOST: 'unreachable',
  ER_SERVER_SHUTDOWN: 'unreachable',
  ER_CON_COUNT_ERROR: 'unreachable',
  ER_LOCK_ABORTED: 'unreachable',
  ER_CONNECTION_KILLED: 'unreachable',
}

/** By the server's number: the driver knows MySQL's names alone, and MariaDB has its own numbers. */
const FAULTS_BY_NUMBER: Record<number, Fault> = {
  1016: 'refused', // a file cannot be opened
  1028: 'timeout', // a sort was aborted
  1030: 'refused', // the storage engine failed
  1034: 'damaged', // an index
  1036: 'refused', // a read-only table
  1037: 'refused', // out of memory
  1038: 'refused', // out of memory for sorting
  1041: 'refused', // out of memory
  1114: 'full',
  1129: 'unreachable', // this host is blocked
  1158: 'unreachable', // the network, reading
  1159: 'unreachable',
  1160: 'unreachable', // the network, writing
  1161: 'unreachable',
  1194: 'damaged', // a table
  1195: 'damaged',
  1203: 'refused', // too many connections of this user
  1206: 'refused', // too many locks
  1226: 'refused', // the user's quota
  1290: 'refused', // the server is read-only
  1317: 'timeout', // the statement was interrupted
  1637: 'refused', // too many transactions
  1712: 'damaged', // an index
  1792: 'refused', // a read-only transaction
  1836: 'refused', // the server is read-only
  1877: 'damaged', // a table
  1927: 'unreachable', // MariaDB: the connection was ended
  1932: 'refused', // MariaDB: the table is not in the engine
  1969: 'timeout', // MariaDB: the time limit of a statement
  3024: 'timeout', // MySQL: the time limit of a statement
  3168: 'unreachable', // MySQL: the connection was ended
  4031: 'unreachable', // MySQL: the connection was idle
}

/** SQLite's extended codes, such as SQLITE_BUSY_TIMEOUT, by what they begin with. */
const SQLITE_KINDS: [string, Fault][] = [
  ['SQLITE_BUSY', 'conflict'],
  ['SQLITE_LOCKED', 'conflict'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_IOERR', 'refused'],
  ['SQLITE_READONLY', 'refused'],
]

const ofSqlite = (code: string): Fault | undefined => SQLITE_KINDS.find(([kind]) => code.startsWith(kind))?.[1]

const HANGING = new Set(['DATABASE_HANGS', 'STATEMENT_DEADLINE', 'ETIMEDOUT'])

/** Classifies an error of the driver, of knex or of objection. */
export function faultOf(error: unknown): Fault {
  for (const one of causesOf(error)) {
    const { code, errno, name, message } = one
    const named = typeof code === 'string' ? (FAULTS[code] ?? ofSqlite(code)) : undefined
    if (named) return named
    if (typeof errno === 'number' && errno in FAULTS_BY_NUMBER) return FAULTS_BY_NUMBER[errno] ?? 'other'
    if (name === 'NotFoundError') return 'absent'
    if (name === 'KnexTimeoutError' || /Connection lost|closed state|server has gone away/.test(String(message)))
      return 'unreachable'
  }
  return 'other'
}

/** Whether the database accepted a connection or statement and did not answer in time. */
export const isHanging = (error: unknown): boolean =>
  causesOf(error).some(({ code, name }) => HANGING.has(String(code)) || name === 'KnexTimeoutError')

function causesOf(error: unknown): Record<string, unknown>[] {
  const causes: Record<string, unknown>[] = []
  for (let one = error; isObject(one); one = one.nativeError ?? one.originalError ?? one.thrownValue ?? one.cause)
    causes.push(one)
  return causes
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether a row with the same unique key exists already. */
export const isDuplicate = (error: unknown): boolean => faultOf(error) === 'unique'

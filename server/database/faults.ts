/** Kinds of database errors, the same for both databases. */
export type Fault = 'unique' | 'foreignKey' | 'absent' | 'conflict' | 'unreachable' | 'full' | 'timeout' | 'other'

const FAULTS: Record<string, Fault> = {
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
  SQLITE_BUSY: 'conflict',
  SQLITE_BUSY_SNAPSHOT: 'conflict',
  SQLITE_FULL: 'full',
  SQLITE_IOERR_WRITE: 'full',
  ER_DISK_FULL: 'full',
  ER_RECORD_FILE_FULL: 'full',
  ER_STATEMENT_TIMEOUT: 'timeout',
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

/** Classifies an error of the driver, of knex or of objection. */
export function faultOf(error: unknown): Fault {
  for (let one = error; isObject(one); one = one.nativeError ?? one.originalError ?? one.thrownValue ?? one.cause) {
    const { code, name, message } = one
    if (typeof code === 'string' && code in FAULTS) return FAULTS[code] ?? 'other'
    if (name === 'NotFoundError') return 'absent'
    if (name === 'KnexTimeoutError' || /Connection lost|closed state|server has gone away/.test(String(message)))
      return 'unreachable'
  }
  return 'other'
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether a row with the same unique key exists already. */
export const isDuplicate = (error: unknown): boolean => faultOf(error) === 'unique'

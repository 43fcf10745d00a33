import { faultOf } from '../database/faults'
import type { BackupFailure } from '../generated/schemaTypes'

/** Why a backup could not be made or restored. The message is for an administrator; it may name files. */
export class BackupError extends Error {
  constructor(
    message: string,
    readonly failure: BackupFailure = 'FAILED',
  ) {
    super(message)
  }
}

/** What the file system and SQLite say when a file cannot be written where it is to be. */
const NOT_WRITABLE =
  /EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_(CANTOPEN|READONLY|PERM)|unable to open|readonly database/
const NO_ROOM = /ENOSPC|EDQUOT|SQLITE_(FULL|IOERR_WRITE)|disk is full|disk I\/O error/

/** The reason of a failure, for people. */
export function failureOf(error: unknown): BackupFailure {
  if (error instanceof BackupError) return error.failure
  const { code, message } = error as { code?: unknown; message?: unknown }
  const said = `${String(code)} ${String(message)}`
  if (faultOf(error) === 'full' || NO_ROOM.test(said)) return 'FULL'
  return NOT_WRITABLE.test(said) ? 'NOT_WRITABLE' : 'FAILED'
}

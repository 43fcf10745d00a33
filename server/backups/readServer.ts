import { databaseNow } from '../database/databaseClock'
import type { BackupFailure, Restore, Server } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { BackupStateModel } from './BackupStateModel'
import { listBackups, readBackupId } from './folder'
import { BACKUP_LOCK } from './makeBackup'

/** For how long it is said what a restore has done, in milliseconds. */
const SAID = 30 * 24 * 60 * 60 * 1000

/** Whether a start of the server may restore a backup: not while others may write to the same database (OPS-7). */
export const mayRestore = ({ redisUrl, backups }: Services['config']): boolean =>
  redisUrl === null && backups.folder !== null

/** What an owner sees of the server: its backups, and what is done with them. */
export async function readServer({ config, db, now }: Pick<Services, 'config' | 'db' | 'now'>): Promise<Server> {
  const { folder, nightly, photos } = config.backups
  const state = await BackupStateModel.row(db).throwIfNotFound()
  const { makingKind, makingSince, failedKind, failedAt, failure } = state
  const isMaking = makingKind !== null && makingSince !== null && (await isLocked(db))
  return {
    keepsBackups: folder !== null,
    backsUpPhotos: photos,
    nightlyKept: nightly,
    backups: folder === null ? [] : await listBackups(folder),
    making: isMaking ? { kind: makingKind, since: makingSince } : null,
    failed:
      failedKind !== null && failedAt !== null && failure !== null ? { kind: failedKind, at: failedAt, failure } : null,
    canRestore: mayRestore(config),
    prepared: restoreOf(state.preparedBackup, state.preparedAt, null, null),
    lastRestore:
      now() - (state.restoredAt ?? 0) < SAID
        ? restoreOf(state.restoredBackup, state.restoredAt, state.restoreFailure, state.safetyBackup)
        : null,
  }
}

/** Whether a process holds the lock: one that was killed is no longer at it. */
async function isLocked(db: Services['db']): Promise<boolean> {
  const held: unknown = await db('locks')
    .where({ name: BACKUP_LOCK })
    .where('expiresAt', '>', await databaseNow(db))
    .first('name')
  return held !== undefined
}

function restoreOf(
  backupId: string | null,
  at: number | null,
  failure: BackupFailure | null,
  safetyId: string | null,
): Restore | null {
  const made = backupId === null ? null : readBackupId(backupId)
  return made === null || at === null ? null : { backupId: made.id, madeAt: made.madeAt, at, failure, safetyId }
}

import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'
import type { BackupFailure, BackupKind } from '../generated/schemaTypes'

/** The one row of what the server says of its backups. Which ones there are the folder says. */
export class BackupStateModel extends BaseModel {
  static override tableName = 'backup_state'

  id!: number
  /** The backup that is being made. */
  makingKind!: BackupKind | null
  makingSince!: number | null
  /** The last backup, where it failed. */
  failedKind!: BackupKind | null
  failedAt!: number | null
  failure!: BackupFailure | null
  /** The link that leads to a backup. */
  linkHash!: string | null
  linkedBackup!: string | null
  linkedUntil!: number | null
  /** The backup that the next start restores. */
  preparedBackup!: string | null
  preparedAt!: number | null
  /** The restore that was tried last. */
  restoredBackup!: string | null
  restoredAt!: number | null
  restoreFailure!: BackupFailure | null
  safetyBackup!: string | null

  static row = (db: Knex) => BackupStateModel.query(db).findById(1)
}

/** What no restored row may bring back: it was so when the backup was made. */
export const NOTHING_UNDER_WAY = {
  ...{ makingKind: null, makingSince: null, failedKind: null, failedAt: null, failure: null },
  ...{ linkHash: null, linkedBackup: null, linkedUntil: null, preparedBackup: null, preparedAt: null },
  ...{ restoredBackup: null, restoredAt: null, restoreFailure: null, safetyBackup: null },
}

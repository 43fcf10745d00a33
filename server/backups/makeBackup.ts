import { withLock } from '../database/lock'
import type { BackupFailure, BackupKind } from '../generated/schemaTypes'
import type { PhotoPlace } from '../photos/openPhotos'
import type { Services } from '../platform/services'
import { logSecurity, type SecurityDetails } from '../request/securityLog'
import { failureOf } from './BackupError'
import { BackupStateModel } from './BackupStateModel'
import { deleteOld } from './deleteOld'
import { backupId, fileOf, prepareFolder } from './folder'

/** One backup is made at a time, over all instances. */
export const BACKUP_LOCK = 'backup'
/** Names of missing files that one line of the log has. */
const MOST_NAMED = 20
/** Backups made by hand that are kept. */
export const MOST_BY_HAND = 20
/**
 * Begins a backup beside the calls that are answered (docs/product.md OPS-3). How it goes on and ends is in `backup_state`.
 * @param by who asked for it, for the security log.
 * @returns whether it began; false while another is made. @throws Error where that could not be noted.
 */
export async function beginBackup(services: Services, kind: BackupKind, by: SecurityDetails): Promise<boolean> {
  const { folder } = services.config.backups
  if (folder === null) return false
  return new Promise((answer, refuse) => {
    const work = withLock(services.db, BACKUP_LOCK, { patience: 0 }, async () => {
      const at = services.now()
      await BackupStateModel.row(services.db).patch({ makingKind: kind, makingSince: at })
      answer(true)
      const id = backupId(kind, at)
      const failure = await makeBackup(services, folder, id, kind)
      await noteEnd(services, kind, failure)
      const outcome = failure === null ? 'success' : 'failure'
      logSecurity(services, 'backup_made', outcome, { ...by, object: id, ...(failure && { reason: failure }) })
    })
    services.backups.follow(
      work.then(answer, (error: unknown) => {
        services.log.error({ error }, 'A backup could not be noted')
        refuse(error instanceof Error ? error : new Error(String(error)))
      }),
    )
  })
}

/** Makes one, then deletes the older ones that are no longer kept. @returns why it failed, or null. */
async function makeBackup(
  { config, db, log, reporter, backups, now }: Services,
  folder: string,
  id: string,
  kind: BackupKind,
): Promise<BackupFailure | null> {
  try {
    await prepareFolder(folder)
    const outcome = await backups.write({
      database: config.database,
      file: fileOf(folder, id),
      photos: photosToBackUp(config),
    })
    if (outcome.failure === null) {
      const { names, cause } = outcome.lacking
      if (names.length > 0)
        log.warn(
          { id, count: names.length, names: names.slice(0, MOST_NAMED), cause },
          'A backup lacks files of photos',
        )
      const { preparedBackup } = await BackupStateModel.row(db).throwIfNotFound()
      await deleteOld(config, folder, { kind, keep: [id, preparedBackup], now: now() })
      return null
    }
    log.error({ id, ...outcome }, 'A backup could not be made')
    return outcome.failure
  } catch (error) {
    log.error({ id, error }, 'A backup could not be made')
    reporter.report(error, { operation: 'backup' })
    return failureOf(error)
  }
}

/** Where the photos are that a backup has with it; null where the operator has them copied otherwise. */
export const photosToBackUp = ({ backups, photoFolder, photoBucket }: Services['config']): PhotoPlace | null =>
  backups.photos ? { photoFolder, photoBucket } : null

async function noteEnd({ db, now }: Services, kind: BackupKind, failure: BackupFailure | null): Promise<void> {
  const failed = failure === null ? { failedKind: null, failedAt: null } : { failedKind: kind, failedAt: now() }
  await BackupStateModel.row(db).patch({ makingKind: null, makingSince: null, ...failed, failure })
}

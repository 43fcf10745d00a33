import type { Knex } from 'knex'
import { databaseNow } from '../database/databaseClock'
import { schemaState } from '../database/migrate'
import type { BackupFailure } from '../generated/schemaTypes'
import { openPhotosBy } from '../photos/openPhotos'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/log'
import { logSecurity } from '../request/securityLog'
import { BackupError, failureOf } from './BackupError'
import { BackupStateModel } from './BackupStateModel'
import { deleteOld } from './deleteOld'
import { backupId, fileOf, findBackup, prepareFolder } from './folder'
import { mayRestore } from './readServer'
import { restoreBackup } from './restoreBackup'
import { writeBackup } from './writeBackup'

interface Means {
  config: Config
  db: Knex
  log: Logger
}

/**
 * At a start, before anything is answered: restores the backup that an owner prepared, after a backup of what there is
 * (docs/product.md OPS-7). All of it is there afterwards, or nothing has changed and the start goes on with what there was.
 */
export async function restorePrepared(means: Means): Promise<void> {
  const { config, db, log } = means
  if (config.owners.length === 0 || (await schemaState(db)) === 'behind') return
  const { preparedBackup: id } = await BackupStateModel.row(db).throwIfNotFound()
  if (id === null) return
  const tried = { restoredBackup: id, restoredAt: await databaseNow(db), safetyBackup: null }
  // One start tries it, once: one that is killed on the way is followed by one that goes on with what there is.
  const claimed = await BackupStateModel.row(db)
    .where({ preparedBackup: id })
    .patch({ ...tried, restoreFailure: 'INTERRUPTED', preparedBackup: null, preparedAt: null })
  if (Number(claimed) !== 1) return
  const failure = await restore(means, id, tried.restoredAt)
  if (failure !== null) await BackupStateModel.row(db).patch({ restoreFailure: failure })
  const outcome = failure === null ? 'success' : 'failure'
  logSecurity({ log }, 'backup_restore', outcome, { object: id, ...(failure && { reason: failure }) })
}

/** @returns why it was not restored, or null. */
async function restore({ config, db, log }: Means, id: string, restoredAt: number): Promise<BackupFailure | null> {
  const { folder } = config.backups
  try {
    if (folder === null || !mayRestore(config)) return 'REFUSED'
    if (!(await findBackup(folder, id))) throw new BackupError(`${id} is gone`, 'MISSING')
    await prepareFolder(folder)
    const safetyBackup = backupId('SAFETY', restoredAt)
    // A restore deletes no file of a photo, so those of before are there for a way back.
    await writeBackup(config, fileOf(folder, safetyBackup), null)
    await BackupStateModel.row(db).patch({ safetyBackup })
    log.info({ id, safetyBackup }, 'A backup is restored')
    const then = async (trx: Knex.Transaction) => {
      // Sessions that were ended since would live again: everyone signs in once.
      await trx('sessions').delete()
      const done = { restoredBackup: id, restoredAt, restoreFailure: null, safetyBackup }
      await BackupStateModel.row(trx).patch(done)
    }
    const photos = await openPhotosBy(db, config)
    const restored = await restoreBackup(config, fileOf(folder, id), { force: true, photos, room: folder, then })
    log.info({ id, ...restored }, 'A backup was restored')
    await deleteOld(config, folder, { kind: 'SAFETY', keep: [safetyBackup, id], now: restoredAt })
    return null
  } catch (error) {
    log.error({ id, error }, 'A backup could not be restored: the start goes on with what there is')
    return failureOf(error)
  }
}

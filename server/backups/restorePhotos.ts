import type { Knex } from 'knex'
import { PHOTO_LIMITS } from '../../schema/photoLimits'
import { checkedName } from '../photos/photoFiles'
import type { PhotoStore } from '../photos/PhotoStore'
import { BackupError } from './BackupError'
import { hasPhotos, type PhotoEntry, PHOTOS_TABLE } from './photosTable'
import { sha256Of } from './writePhotos'

/** A row of the table, by SQLite's own number. */
type Row = PhotoEntry & { row__: number }

/**
 * Puts the files of a backup's photos into the store, one after the other. A file never changes, so one that is there
 * already stays as it is.
 * @returns how many. @throws BackupError for an entry that is damaged, or the error of the store.
 */
export async function restorePhotos(backup: Knex, photos: PhotoStore): Promise<number> {
  if (!(await hasPhotos(backup))) return 0
  if (await backup(PHOTOS_TABLE).whereRaw('length(body) > ?', [PHOTO_LIMITS.bytes]).first('name'))
    throw damaged('larger than a photo may be')
  let count = 0
  for (let last = 0; ;) {
    const row: Row | undefined = await backup(PHOTOS_TABLE)
      .select('*', backup.raw('rowid AS row__'))
      .where('rowid', '>', last)
      .orderBy('rowid')
      .first()
    if (!row) return count
    const { name, body } = whole(row)
    await photos.put(name, body)
    last = row.row__
    count += 1
  }
}

/** The entry, once its name is one and its bytes are those that were stored. */
function whole({ name, sha256, body }: Row): PhotoEntry {
  const bytes = Buffer.from(body)
  try {
    checkedName(name)
  } catch {
    throw damaged('under another name')
  }
  if (sha256Of(bytes) !== sha256) throw damaged('not as it was stored')
  return { name, sha256, body: bytes }
}

const damaged = (how: string): BackupError =>
  new BackupError(`The backup is damaged: a file of a photo in it is ${how}`, 'DAMAGED')

import type { Knex } from 'knex'
import { databaseNow } from '../database/databaseClock'
import type { Config } from '../platform/config'
import { FolderStore } from './FolderStore'
import { PatientStore } from './PatientStore'
import type { PhotoStore } from './PhotoStore'
import { S3Store } from './S3Store'

/** What the store of photos is chosen by. */
export type PhotoPlace = Pick<Config, 'photoFolder' | 'photoBucket'>

/** The store of photos that is set: a bucket, or else a folder. Nothing is read or written yet. */
export const openPhotos = ({ photoFolder, photoBucket }: PhotoPlace, now: () => number): PhotoStore =>
  photoBucket ? new S3Store(photoBucket, now) : new PatientStore(new FolderStore(photoFolder))

/** The same where no clock of the application is at hand: by that of the database, as it is now. */
export async function openPhotosBy(db: Knex, place: PhotoPlace): Promise<PhotoStore> {
  const ahead = (await databaseNow(db)) - Date.now()
  return openPhotos(place, () => Date.now() + ahead)
}

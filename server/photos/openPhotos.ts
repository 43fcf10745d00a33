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

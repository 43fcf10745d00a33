import { randomBytes } from 'node:crypto'
import { PHOTO_FOLDER, PHOTO_WIDTHS, photoName } from '../../schema/photoPath'

/** A photo of a dish, as its resolvers need it. */
export interface PhotoView {
  readonly id: string
}

const PATH = new RegExp(`^${PHOTO_FOLDER}([\\w-]{22})-(${Object.values(PHOTO_WIDTHS).join('|')})\\.webp$`)

/** An id that no one can guess. */
export const newPhotoId = (): string => randomBytes(16).toString('base64url')

/** What names of files of photos look like. */
const NAME = /^[\w-]{22}-\d{1,5}\.webp$/

/** The name of a file of a photo, for a store: no other text reaches one. @throws Error for any other. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error('This is no name of a photo')
  return name
}

/** All files of a photo. */
export const fileNames = (id: string): string[] => [photoName(id, 'plate'), photoName(id, 'whole')]

/** All photos of a dish or its meal, the first one first. */
export const photosOf = ({
  photo = null,
  furtherPhotos = null,
}: {
  photo?: string | null
  furtherPhotos?: readonly string[] | null
}): PhotoView[] => [...(photo === null ? [] : [photo]), ...(furtherPhotos ?? [])].map((id) => ({ id }))

/** The id of the photo and the name of the file that a path names; null for any other path. */
export function readPhotoPath(path: string): { id: string; name: string } | null {
  const [, id, width] = PATH.exec(path) ?? []
  return id === undefined ? null : { id, name: `${id}-${width}.webp` }
}

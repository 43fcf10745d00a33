import { randomBytes } from 'node:crypto'

/** The files of a photo: its middle as a square, in place of a plate, and the whole of it; the longer side in pixels. */
export const WIDTHS = { plate: 400, whole: 1280 } as const

/** One of them. */
export type PhotoFile = keyof typeof WIDTHS

/** A photo of a dish, as its resolvers need it. */
export interface PhotoView {
  readonly id: string
}

/** Where photos are served: beside the plates, in whose place they stand. */
const FOLDER = '/plates/'
const PATH = new RegExp(`^${FOLDER}([\\w-]{22})-(${Object.values(WIDTHS).join('|')})\\.webp$`)

/** An id that no one can guess. */
export const newPhotoId = (): string => randomBytes(16).toString('base64url')

/** What names of files of photos look like. */
const NAME = /^[\w-]{22}-\d{1,5}\.webp$/

/** The name of a file of a photo, for a store: no other text reaches one. @throws Error for any other. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error('This is no name of a photo')
  return name
}

/** The name of a file of a photo, the same in every store. */
export const fileName = (id: string, file: PhotoFile): string => `${id}-${WIDTHS[file]}.webp`

/** All files of a photo. */
export const fileNames = (id: string): string[] => [fileName(id, 'plate'), fileName(id, 'whole')]

/** The path under which a file of a photo is served (docs/product.md DISH-38). */
export const photoPath = (id: string, file: PhotoFile): string => FOLDER + fileName(id, file)

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

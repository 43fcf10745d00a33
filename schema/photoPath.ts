/** The files of a photo: its middle as a square, in place of a plate, and the whole of it; the longer side in pixels. */
export const PHOTO_WIDTHS = { plate: 400, whole: 1280 } as const

/** One of them. */
export type PhotoFile = keyof typeof PHOTO_WIDTHS

/** Where photos are served: beside the plates, in whose place they stand. */
export const PHOTO_FOLDER = '/plates/'

/** The name of a file of a photo, the same in every store. */
export const photoName = (id: string, file: PhotoFile): string => `${id}-${PHOTO_WIDTHS[file]}.webp`

/** The path under which a file of a photo is served (docs/product.md DISH-38). */
export const photoPath = (id: string, file: PhotoFile): string => PHOTO_FOLDER + photoName(id, file)

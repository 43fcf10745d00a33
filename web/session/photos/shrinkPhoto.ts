/** A file of fewer bytes is sent as it is. */
const SMALL = 600_000
/** The longer side of what is sent, in pixels: more than is kept of it. */
const SIDE = 1600
const QUALITY = 0.85
/** What cameras of phones make. What else is large, such as a drawing, is sent as it is. */
const OF_CAMERAS = /^image\/(?:jpeg|hei[cf])$/

/**
 * A photo in the size that is needed, so that a poor network is enough for it and what the camera wrote into it stays on the
 * device. One that this browser can't read goes as it is: the server says what is wrong with it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= SMALL || !OF_CAMERAS.test(file.type)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return small && small.size < file.size ? small : file
  } catch {
    return file
  }
}

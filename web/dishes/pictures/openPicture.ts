import { imageSize } from 'image-size'
import { PHOTO_LIMITS } from '../../../schema/photoLimits'
import { messages } from './messages'
import { canvasFor, NotOpened, READ_SIDE, type Sheet, SHOWN_SIDE } from './sheet'

/** Opens a picture, turned as its camera says. @throws NotOpened for one that this browser can't read, or too large. */
export async function openPicture(file: File): Promise<Sheet> {
  const { name } = file
  const { width, height } = sizeOf(new Uint8Array(await file.arrayBuffer()), name)
  if (width * height > PHOTO_LIMITS.pixels)
    throw new NotOpened(messages.tooManyPixels({ name, most: PHOTO_LIMITS.pixels / 1_000_000 }))
  return {
    ...{ name, file, text: null },
    shown: await drawn(file, SHOWN_SIDE),
    draw: () => drawn(file, READ_SIDE),
  }
}

/** What the file says of its size, before all its pixels are in memory. */
function sizeOf(bytes: Uint8Array, name: string) {
  try {
    return imageSize(bytes)
  } catch {
    throw new NotOpened(messages.unreadable({ name }))
  }
}

async function drawn(file: File, side: number): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (picture === null) throw new NotOpened(messages.unreadable({ name: file.name }))
  const { canvas } = canvasFor(picture, side)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.imageSmoothingQuality = 'high'
    // What can be seen through is paper.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  return canvas
}

import { type PhotoFile, PHOTO_WIDTHS } from '../../schema/photoPath'
import sharp, { type Sharp } from 'sharp'
import { PHOTO_LIMITS } from '../../schema/photoLimits'
import type { ErrorCode } from '../generated/schemaTypes'
import { formatOf } from './formatOf'
import { messages } from './messages'
import type { LostPhoto } from './LostPhoto'

/** A photo as it is stored: without anything that the file said beside the picture. */
export interface MadePhoto {
  readonly width: number
  readonly height: number
  readonly files: Readonly<Record<PhotoFile, Buffer>>
}

/** Why a file is no photo: for the person who sent it, and by its kind. */
export interface NoPhoto {
  readonly code: ErrorCode
  readonly message: string
  readonly reason: LostPhoto
}

/** Seconds that one step of making a photo may take. */
const PATIENCE = 10
/** What looks the same to the eye; smaller ones show (docs/decisions/0129-own-photos.md). */
const QUALITY = 78
/** With less, thin strokes fray. */
const READABLE = 85

// One thread for each photo: how many are made at once is decided by the caller. Nothing is kept between them.
sharp.concurrency(1)
sharp.cache(false)
// The kinds of files that are read; of all others there is no code to attack.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) })

/**
 * Makes the files of a photo from what a person sent: turned as the camera says, made smaller, and without all that the file
 * says of place, time and camera. The bytes are WebP. Never throws for what is wrong with the file.
 */
export const makePhoto = (sent: Buffer): Promise<MadePhoto | NoPhoto> => ofPhoto(sent, filesOf)

/**
 * A JPEG of what a person sent, for a program that reads what is written on it: turned and without all else, as photos are.
 * Never throws for what is wrong with the file.
 *
 * @param side the longer side at most, in pixels.
 */
export const makeJpeg = (sent: Buffer, side: number): Promise<{ jpeg: Buffer } | NoPhoto> =>
  ofPhoto(sent, async (source) => ({ jpeg: await plain(source, side).jpeg({ quality: READABLE }).toBuffer() }))

/** What is made of a photo, or why it is none. */
async function ofPhoto<Made>(sent: Buffer, make: (source: Sharp) => Promise<Made>): Promise<Made | NoPhoto> {
  const format = formatOf(sent)
  if (format === null) return { code: 'INVALID', message: messages.noPhoto, reason: 'KIND' }
  if (format === 'heic') return { code: 'INVALID', message: messages.heic, reason: 'HEIC' }
  if (format === 'moving') return { code: 'INVALID', message: messages.moving, reason: 'MOVING' }
  try {
    return await made(sent, make)
  } catch (error) {
    return whatIsWrong(error)
  }
}

async function made<Made>(sent: Buffer, make: (source: Sharp) => Promise<Made>): Promise<Made | NoPhoto> {
  const source = sharp(sent, {
    failOn: 'error',
    limitInputPixels: PHOTO_LIMITS.pixels,
    sequentialRead: true,
  })
  const { width: wide = 0, height: high = 0, pages = 1 } = await source.metadata()
  if (wide * high > PHOTO_LIMITS.pixels) return tooLarge()
  if (pages > 1) return { code: 'INVALID', message: messages.moving, reason: 'MOVING' }
  return make(source)
}

/** As it was taken, on white, with no side longer than `side` pixels. */
const plain = (source: Sharp, side: number): Sharp =>
  source
    .autoOrient()
    .timeout({ seconds: PATIENCE })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')

async function filesOf(source: Sharp): Promise<MadePhoto> {
  const { data, info } = await plain(source, PHOTO_WIDTHS.whole).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: PATIENCE })
  const side = Math.min(PHOTO_WIDTHS.plate, width, height)
  const [whole, plate] = [
    await pixels().webp({ quality: QUALITY }).toBuffer(),
    await pixels().resize(side, side, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer(),
  ]
  return { width, height, files: { whole, plate } }
}

const tooLarge = (): NoPhoto => ({
  code: 'OUT_OF_RANGE',
  message: messages.tooManyPixels(),
  reason: 'TOO_LARGE',
})

/** What libvips says names files and functions of ours, so it is looked through and left here. */
function whatIsWrong(error: unknown): NoPhoto {
  const text = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(text)) return tooLarge()
  if (/timeout/i.test(text)) return { code: 'INVALID', message: messages.tookTooLong, reason: 'TOOK_TOO_LONG' }
  return { code: 'INVALID', message: messages.damaged, reason: 'DAMAGED' }
}

import { PHOTO_LIMITS } from '../../schema/photoLimits'
import { defineMessages } from '../../schema/text/defineMessages'

const MEGA = 1_000_000

/** Texts about photos of own dishes and of products. */
export const messages = defineMessages({
  missing: 'Choose a photo first.',
  tooLarge: () => `This photo is too large. A photo has at most ${PHOTO_LIMITS.bytes / MEGA} MB.`,
  tooManyPixels: () => `This photo is too large. A photo has at most ${PHOTO_LIMITS.pixels / MEGA} megapixels.`,
  noPhoto: 'This is no photo that we can read. Choose a JPEG, PNG, WebP or AVIF file.',
  heic: 'We can’t read HEIC photos. Save it as a JPEG, or take a picture of the screen, and choose that.',
  moving: 'This picture moves. Choose a still photo.',
  damaged: 'This photo is damaged. Choose another one.',
  tookTooLong: 'This photo took too long to read, so we stopped. Choose another one.',
  noSpace: () =>
    `Your photos take ${PHOTO_LIMITS.bytesPerUser / MEGA} MB, the most that can be kept. Remove the photo of a dish first.`,
  notStored: 'We could not store the photo. Nothing was changed. Try again in a while.',
  tooMany: () => `A dish has at most ${PHOTO_LIMITS.perDish} photos.`,
  twice: 'This photo is there twice.',
  noSuchPhoto: 'There is no such photo. Choose it again.',
})

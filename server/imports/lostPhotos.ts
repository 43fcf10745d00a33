import type { Reason } from '../moving/MovedError'
import type { LostPhoto } from '../photos/LostPhoto'
import { lostPhotoTexts } from './messages'

const PREFIX = 'PHOTO'

/** The code with which a recipe says that a photo of it could not be kept. */
export const lostPhotoCode = (reason: LostPhoto): string => `${PREFIX}_${reason}`

/** Why a picture of a file was lost before it was looked at. */
export function lostInFile(reason: Reason): LostPhoto {
  if (reason === 'TOO_MANY' || reason === 'TOO_LARGE') return reason
  return reason === 'UNREADABLE' ? 'KIND' : 'DAMAGED'
}

/** What such a code says; null for another code. One of the release before has no reason. */
export function lostPhotoText(code: string): string | null {
  if (!code.startsWith(PREFIX)) return null
  const reason = code.slice(PREFIX.length + 1)
  const text = Object.hasOwn(lostPhotoTexts, reason) ? lostPhotoTexts[reason as LostPhoto] : lostPhotoTexts.GONE
  return typeof text === 'string' ? text : text()
}

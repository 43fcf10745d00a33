import { LIMITS } from '../../../schema/limits'
import { PHOTO_LIMITS } from '../../../schema/photoLimits'
import type { Received } from './Received'

/** With what the product's page says to the page that opened it that it listens. */
export const READY = 'mealwright:ready'

/** The product's page that receives. The server lets it know the page that opened it (server/http/pages.ts). */
export const FROM_PAGE = '/dishes/from-page'

/** What is sent at most: characters of a page, and bytes of a picture. */
export const MOST_SENT = { characters: LIMITS.pageSourceLength, bytes: PHOTO_LIMITS.bytes } as const

const MOST_ADDRESS = 2000
/** Characters of a selection of several lines from which it is read in place of its page. */
const SELECTED = 80

/** Why a message is not taken. */
export type Refusal = 'tooLarge' | 'malformed'

/**
 * Reads the message of another page.
 *
 * @param origin of the page, as the browser says: only an address of the same origin is believed.
 */
export function readPageMessage(data: unknown, origin: string): Received | Refusal {
  if (typeof data !== 'object' || data === null) return 'malformed'
  const { html, url, selection, picture } = data as Record<string, unknown>
  if (typeof html !== 'string' || typeof url !== 'string' || typeof selection !== 'string') return 'malformed'
  if (html.length > MOST_SENT.characters || selection.length > MOST_SENT.characters) return 'tooLarge'
  const image = readPicture(picture)
  if (typeof image === 'string') return image
  const isSelected = selection.length <= LIMITS.dishTextLength && isRecipeLike(selection)
  if (html === '' && !isSelected) return 'tooLarge'
  return {
    host: URL.canParse(origin) ? new URL(origin).host : '',
    text: isSelected ? selection : html,
    url: isOf(url, origin) ? url : '',
    picture: image,
    files: [],
  }
}

function readPicture(picture: unknown): File | null | Refusal {
  if (picture === null || picture === undefined) return null
  if (typeof picture !== 'object') return 'malformed'
  const { type, bytes } = picture as Record<string, unknown>
  if (typeof type !== 'string' || !/^image\/[\w.+-]{1,60}$/.test(type) || !(bytes instanceof ArrayBuffer))
    return 'malformed'
  return bytes.byteLength > MOST_SENT.bytes ? 'tooLarge' : new File([bytes], 'picture', { type })
}

function isRecipeLike(selection: string): boolean {
  const text = selection.trim()
  return text.length >= SELECTED && text.includes('\n')
}

function isOf(url: string, origin: string): boolean {
  return url.length <= MOST_ADDRESS && /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === origin
}

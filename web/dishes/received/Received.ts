import { isPictureFile } from '../pictures/pictureFiles'

/** What came from outside the product's pages, for the page that reads it (docs/product.md MOVE-21, MOVE-23). */
export interface Received {
  /** The host of the page that was sent by the bookmark; null for what was shared or opened with the product. */
  readonly host: string | null
  /** The page's source, its selected text, or the text that was shared; empty for none. */
  readonly text: string
  /** The page's address; empty where there is none. */
  readonly url: string
  /** The picture of the page's recipe. */
  readonly picture: File | null
  readonly files: readonly File[]
}

/** The name, in an address, of what was received; and its value where it could not be kept. */
export const RECEIVED = 'received'
export const LOST = 'lost'

/** The page that takes one recipe, and that which takes the files of other applications. */
const NEW_DISH = '/dishes/new'
const MOVING_IN = '/dishes/moving-in'

/** Where shared things are posted: the service worker answers, and the server where there is none (server/http/pages.ts). */
export const SHARED_TO = NEW_DISH

const READABLE = /^text\/(?:html|plain|markdown)$/
const READABLE_NAME = /\.(?:html?|txt|md)$/i

/** Whether a file has one recipe as text or as a page. */
export const isReadable = ({ type, name }: File): boolean => READABLE.test(type) || READABLE_NAME.test(name)

/** The page for what was received. */
export function addressFor({ files }: Pick<Received, 'files'>, id: string): string {
  const page = files.some((file) => !isPictureFile(file) && !isReadable(file)) ? MOVING_IN : NEW_DISH
  return `${page}?${RECEIVED}=${id}`
}

/** The address, where a text is nothing but one, or one below a title; null for any other text. */
export function onlyAddress(text: string): string | null {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const last = lines.at(-1) ?? ''
  return lines.length <= 2 && /^https?:\/\/\S+$/i.test(last) && URL.canParse(last) ? last : null
}

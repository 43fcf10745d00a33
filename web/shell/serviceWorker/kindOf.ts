/** What is done with a request. */
export type RequestKind =
  /** The one page, whatever its address: the network first. */
  | 'page'
  /** A file whose name changes with its content: a stored copy is always right. */
  | 'asset'
  /** A picture of a meal: of those that a page keeps, the copy is always right; others are not kept. */
  | 'plate'
  /** A file whose content may change: the stored copy is served and renewed in the background. */
  | 'file'

/**
 * Paths that are not pages of the product: the API, its explorer and documents, and the server's health; and the page that
 * another site's page opens, whose headers are its own (docs/product.md MOVE-22).
 */
const NOT_THE_PAGE =
  /^\/(?:api|static|graphql|schema\.graphql|explorer|health|metrics|mailbox|dishes\/from-page)(?:[/.?]|$)/

const FILE = /^\/(?:pictures\/|icons\/|favicon\.svg$|manifest\.webmanifest$)/

/** The parts of a request that decide. */
export type AskedFor = Pick<Request, 'url' | 'method' | 'mode'>

/** How a request is handled; null when the service worker leaves it to the browser. */
export function kindOf({ url, method, mode }: AskedFor, origin: string): RequestKind | null {
  const { pathname, origin: target } = new URL(url)
  if (method !== 'GET' || target !== origin) return null
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/plates/')) return 'plate'
  if (FILE.test(pathname)) return 'file'
  return mode === 'navigate' && !NOT_THE_PAGE.test(pathname) ? 'page' : null
}

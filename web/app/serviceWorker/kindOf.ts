/** What is done with a request. */
export type RequestKind =
  /** The one page, whatever its address: the network first. */
  | 'page'
  /** A file whose name changes with its content: what is kept is right for ever. */
  | 'asset'
  /** A file whose content may change under its name: what is kept is shown, and renewed behind it. */
  | 'file'

/** Addresses that are not the product's page: the API, its explorer and documents, and what the server tells of itself. */
const NOT_THE_PAGE = /^\/(?:api|static|graphql|schema\.graphql|explorer|health|metrics|mailbox)(?:[/.?]|$)/

const FILE = /^\/(?:pictures\/|icons\/|favicon\.svg$|theme\.js$|manifest\.webmanifest$)/

/** The parts of a request that decide. */
export type AskedFor = Pick<Request, 'url' | 'method' | 'mode'>

/** What is done with a request; null: nothing, it goes its way as if there were no service worker. */
export function kindOf({ url, method, mode }: AskedFor, origin: string): RequestKind | null {
  const { pathname, origin: target } = new URL(url)
  if (method !== 'GET' || target !== origin) return null
  if (pathname.startsWith('/assets/')) return 'asset'
  if (FILE.test(pathname)) return 'file'
  return mode === 'navigate' && !NOT_THE_PAGE.test(pathname) ? 'page' : null
}

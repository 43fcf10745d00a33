import { LOGIN_PATH } from './paths'

/** The query's name for the address to go to after signing in, and the most characters of one. */
const NEXT = 'next'
const MOST = 2000

/** A place within the product, as the router knows it. */
interface Place {
  pathname: string
  search: string
  hash: string
}

/** The login page's address, with the place that was wanted if it is not the planner anyway (docs/product.md ACC-45). */
export function loginAddress({ pathname, search, hash }: Place): string {
  if (pathname === LOGIN_PATH) return pathname + search
  const wanted = sameOrigin(pathname + search + hash)
  if (wanted === null || wanted === '/') return LOGIN_PATH
  return withNext(LOGIN_PATH, wanted)
}

/** A page on the way to signing in, which keeps the place that was wanted. */
export function withNext(path: string, wanted: string): string {
  return wanted === '/' ? path : `${path}?${new URLSearchParams({ [NEXT]: wanted }).toString()}`
}

/** Where the query of the login page leads after signing in: the place that was wanted, or else the planner. */
export function nextAddress(search: string): string {
  return sameOrigin(new URLSearchParams(search).get(NEXT) ?? '') ?? '/'
}

/**
 * An address as the browser would open it, if that is a page of this origin and not the login page again; else null.
 * Anything that some reader might take for another origin is refused: `//host`, backslashes, control characters.
 */
function sameOrigin(address: string): string | null {
  if (address.length > MOST || !/^\/(?![/\\])[^\\\p{C}]*$/u.test(address)) return null
  const { origin } = window.location
  try {
    const { origin: target, pathname, search, hash } = new URL(address, origin)
    const isOther = target !== origin || pathname.startsWith('//') || pathname.replace(/\/$/, '') === LOGIN_PATH
    return isOther ? null : pathname + search + hash
  } catch {
    return null
  }
}

/** The key of the invitation that a query leads to; null where it leads elsewhere. */
export function invitationIn(search: string): string | null {
  return /^\/invitation\/([\w.-]+)$/.exec(nextAddress(search))?.[1] ?? null
}

import { LIMITS } from '../../../schema/limits'
import { isPublic } from '../../outgoing/isPublic'
import type { Target } from '../../outgoing/readTarget'
import { resolveHost, type ResolveHost } from '../../outgoing/resolveHost'
import { type Answered, type Head, send } from '../../outgoing/send'
import { readPageAddress } from './pageAddress'
import { pageText, unpacked } from './pageText'

/** A page, or why there is none: these words are all that its person learns. */
export type FetchedPage = { readonly source: string; readonly url: string } | { readonly failure: PageFailure }
export type PageFailure = 'ADDRESS' | 'NO_ANSWER' | 'NO_PAGE'

/** Where pages are. Tests have one of their own. */
export interface PageNet {
  readonly resolve: ResolveHost
  readonly isAllowed: (address: string) => boolean
  readonly ports: readonly number[]
}

export const PUBLIC_NET: PageNet = { resolve: resolveHost, isAllowed: isPublic, ports: [80, 443] }

/** Milliseconds for a page with all that leads to it. */
const PATIENCE = 8000
const MOST_REDIRECTS = 5
/** Bytes of a page, packed and unpacked, and of an answer's head. */
const MOST_BYTES = LIMITS.pageSourceLength
const MOST_HEADERS = 32 * 1024
const PAGE = /^(?:text\/html|application\/(?:xhtml\+xml|ld\+json|json))\s*(?:;|$)/i
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

export interface Fetching {
  readonly net: PageNet
  /** What the server calls itself. */
  readonly agent: string
  /** Waits until a host may be asked once more. */
  readonly turn: (host: string, until: number) => Promise<boolean>
}

/**
 * Fetches the page of an address that a person gives (docs/product.md MOVE-36). Redirects are followed here, each to an
 * address that is checked as the first one was, and never from https to http; no cookie is sent. It never throws.
 */
export async function fetchPage(address: string, { net, agent, turn }: Fetching): Promise<FetchedPage> {
  const until = performance.now() + PATIENCE
  let target = readPageAddress(address, net.ports)
  if (!target) return { failure: 'ADDRESS' }
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!(await turn(target.host, until))) return { failure: 'NO_ANSWER' }
    const patience = until - performance.now()
    const answer = await send(
      target,
      { headers: { ...HEADERS, 'user-agent': agent }, body: null },
      { ...net, patience, mostBody: MOST_BYTES, mostHeaders: MOST_HEADERS, isRead: isWanted },
    ).catch(() => null)
    if (answer === null) return { failure: 'NO_ANSWER' }
    if (!REDIRECTS.has(answer.status)) return pageOf(answer, target)
    target = redirected(answer, target, net.ports)
    if (!target) return { failure: 'NO_ANSWER' }
  }
  return { failure: 'NO_ANSWER' }
}

const HEADERS = {
  accept: 'text/html, application/xhtml+xml, application/ld+json;q=0.9, application/json;q=0.8',
  'accept-encoding': 'gzip, br',
  'accept-language': 'en',
}

const isWanted = ({ status, headers }: Head): boolean =>
  status === 200 && PAGE.test(headers['content-type'] ?? '') && !(Number(headers['content-length'] ?? 0) > MOST_BYTES)

async function pageOf({ status, headers, body }: Answered, { url }: Target): Promise<FetchedPage> {
  if (status !== 200) return { failure: 'NO_ANSWER' }
  if (body === null) return { failure: 'NO_PAGE' }
  try {
    const bytes = await unpacked(body, headers['content-encoding'], MOST_BYTES)
    return { source: pageText(bytes, headers['content-type'] ?? ''), url: url.href }
  } catch {
    return { failure: 'NO_PAGE' }
  }
}

function redirected(
  { headers: { location = '' } }: Answered,
  { url }: Target,
  ports: readonly number[],
): Target | null {
  if (location === '' || !URL.canParse(location, url)) return null
  const next = readPageAddress(new URL(location, url).href, ports)
  return next && url.protocol === 'https:' && next.url.protocol === 'http:' ? null : next
}

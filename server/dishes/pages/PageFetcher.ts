import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited, unavailable } from '../../platform/errors'
import type { Services } from '../../platform/services'
import { createLimiter } from '../../request/createLimiter'
import { Places } from '../../request/Places'
import { fetchPage, type FetchedPage, type PageNet, PUBLIC_NET } from './fetchPage'
import type { Pages } from './Pages'

/** Pages that are fetched at once, for all and for each person. */
const AT_ONCE = { all: 4, each: 1 }
/** Pages of a person in a day, and questions to a host in a second. */
const OF_PERSON = { keyPrefix: 'pages', points: 100, duration: 24 * 60 * 60 }
const OF_HOST = { keyPrefix: 'pageHosts', points: 1, duration: 1 }
/** How long a page is kept, for a person who chooses one of its recipes. */
const KEPT = { ttl: 60_000, ttlAutopurge: true, max: 20, maxSize: 16_000_000 }

type Page = Extract<FetchedPage, { source: string }>

/** Fetches pages for people, where the configuration lets it (docs/product.md MOVE-36). */
export class PageFetcher implements Pages {
  readonly #places = new Places(AT_ONCE)
  readonly #kept = new LRUCache<string, Page>(KEPT)
  readonly #people
  readonly #hosts
  readonly #agent: string

  constructor(
    services: Pick<Services, 'redis' | 'config'>,
    private readonly net: PageNet = PUBLIC_NET,
  ) {
    this.#people = createLimiter(services, OF_PERSON)
    this.#hosts = createLimiter(services, OF_HOST)
    const { productName, publicUrl } = services.config
    this.#agent = `${productName.replace(/[^\x20-\x7e]/g, '')} (+${publicUrl})`.trim()
  }

  async fetch(userId: string, address: string): Promise<FetchedPage> {
    const key = `${userId} ${address}`
    const known = this.#kept.get(key)
    if (known) return known
    const leave = this.#places.take(userId)
    if (!leave) throw unavailable()
    try {
      await this.#count(userId)
      const page = await fetchPage(address, { net: this.net, agent: this.#agent, turn: this.#turn })
      if ('source' in page) this.#kept.set(key, page, { size: Math.max(1, page.source.length) })
      return page
    } finally {
      leave()
    }
  }

  async #count(userId: string): Promise<void> {
    try {
      await this.#people.consume(userId)
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw rateLimited(refused.msBeforeNext / 1000)
      throw refused
    }
  }

  /** Waits for a host's turn. @returns false where that comes too late. */
  readonly #turn = async (host: string, until: number): Promise<boolean> => {
    for (;;) {
      try {
        await this.#hosts.consume(host)
        return true
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        if (performance.now() + refused.msBeforeNext > until) return false
        await wait(refused.msBeforeNext)
      }
    }
  }
}

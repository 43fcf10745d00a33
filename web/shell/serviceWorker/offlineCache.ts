import { type AskedFor, kindOf } from './kindOf'

/** Under which the page is kept, whatever address it is shown at. */
export const SHELL = '/'

/** How long the page is waited for before the kept one is shown, in milliseconds: a shop's bad network counts as none. */
export const PATIENCE_MS = 4000

/** Generations of files that are kept: this build's and the one before, whose pages may still be open. */
const GENERATIONS = 2

/** Files fetched at a time, so that the page's own calls come through. */
const AT_A_TIME = 4

const PREFIX = 'pages-'

/** What the cache works with. */
export interface OfflineMeans {
  origin: string
  /** Names this build. */
  build: string
  /** The paths that make up the product, beside the page itself. */
  files: readonly string[]
  caches: CacheStorage
  fetch: (request: string | Request, init?: RequestInit) => Promise<Response>
}

/** A request with what the browser may have begun to fetch for it. */
export interface Asked {
  request: Request
  preloaded?: Promise<Response | undefined>
  /** Keeps the worker alive until work in the background is done. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Keeps the pages on the device, so that they open without a network. Never touches the API. */
export class OfflineCache {
  constructor(private readonly means: OfflineMeans) {}

  /** Fetches the page and all its files, except those that are there already. */
  async install(): Promise<void> {
    const { files } = this.means
    const cache = await this.#open()
    await this.#renew(SHELL)
    for (let from = 0; from < files.length; from += AT_A_TIME)
      await Promise.all(files.slice(from, from + AT_A_TIME).map((file) => this.#take(cache, file)))
  }

  /** Takes files along that a page loaded before it was looked after. */
  async keep(urls: readonly string[]): Promise<void> {
    const cache = await this.#open()
    const kept = urls.filter((url) =>
      ['asset', 'file'].includes(this.#kindOf({ url, method: 'GET', mode: 'no-cors' }) ?? ''),
    )
    await Promise.allSettled(kept.map((url) => this.#take(cache, url)))
  }

  /** Forgets the files of builds that no open page can still need. */
  async forgetOld(): Promise<void> {
    const { caches } = this.means
    const generations = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.#name)
    await Promise.all(
      generations.slice(0, Math.max(0, generations.length - (GENERATIONS - 1))).map((name) => caches.delete(name)),
    )
  }

  /** The answer to a request; null where the browser is to do as it always does. */
  answer(asked: Asked): Promise<Response> | null {
    switch (this.#kindOf(asked.request)) {
      case 'page':
        return this.#page(asked)
      case 'asset':
        return this.#asset(asked.request)
      case 'plate':
        return this.#plate(asked.request)
      case 'file':
        return this.#file(asked)
      case null:
        return null
    }
  }

  async #page({ request, preloaded, waitUntil }: Asked): Promise<Response> {
    const fetched = this.#fetchPage(request, preloaded)
    if (new URL(request.url).pathname === SHELL)
      waitUntil(fetched.then((response) => this.#keepIfItCan(SHELL, response)).catch(() => {}))
    const kept = await this.#find(SHELL)
    if (!kept) return fetched
    try {
      const response = await Promise.race([fetched, later(PATIENCE_MS)])
      return response && response.status < 500 ? response : kept
    } catch {
      return kept
    }
  }

  async #fetchPage(request: Request, preloaded: Asked['preloaded']): Promise<Response> {
    return (await preloaded) ?? this.means.fetch(request)
  }

  async #asset(request: Request): Promise<Response> {
    const kept = await this.#find(request.url)
    if (kept) return kept
    const response = await this.means.fetch(request)
    await this.#keepIfItCan(request.url, response)
    return response
  }

  async #plate(request: Request): Promise<Response> {
    return (await this.#find(request.url)) ?? this.means.fetch(request)
  }

  async #file({ request, waitUntil }: Asked): Promise<Response> {
    const kept = await this.#find(request.url)
    const fetched = this.means.fetch(request).then(async (response) => {
      await this.#keepIfItCan(request.url, response)
      return response
    })
    if (!kept) return fetched
    waitUntil(fetched.catch(() => {}))
    return kept
  }

  /** Puts a file into this generation: from another one where its name says that it is the same, else from the network. */
  async #take(cache: Cache, url: string): Promise<void> {
    if (await cache.match(url, { ignoreVary: true })) return
    const kept =
      this.#kindOf({ url: new URL(url, this.means.origin).href, method: 'GET', mode: 'no-cors' }) === 'asset'
        ? await this.#find(url)
        : undefined
    if (kept) await cache.put(url, kept)
    else await this.#renew(url)
  }

  async #renew(url: string): Promise<void> {
    const response = await this.means.fetch(url, { credentials: 'same-origin' })
    if (!(await this.#store(url, response)))
      throw new Error(`${url} answered ${response.status}: nothing of this build`)
  }

  /** Keeps a copy of what is shown; a device without space for it shows it all the same. */
  async #keepIfItCan(url: string, response: Response): Promise<void> {
    await this.#store(url, response.clone()).catch(() => {})
  }

  /** @returns whether it was something to keep. */
  async #store(url: string, response: Response): Promise<boolean> {
    if (response.status !== 200 || response.redirected) return false
    if (url === SHELL && !(await this.#isOfThisBuild(response.clone()))) return false
    await (await this.#open()).put(url, response)
    return true
  }

  /** Whether a page begins with this build's files. Another build's is for its own worker to keep, with all that it needs. */
  async #isOfThisBuild(page: Response): Promise<boolean> {
    const named = (await page.text()).matchAll(/"(\/assets\/[^"]+)"/g)
    return [...named].every(([, file = '']) => this.means.files.includes(file))
  }

  /** Of this generation if it is there, else of any; storage that can't be read holds nothing. */
  async #find(url: string): Promise<Response | undefined> {
    const options = { ignoreVary: true }
    try {
      return (await (await this.#open()).match(url, options)) ?? (await this.means.caches.match(url, options))
    } catch {
      return undefined
    }
  }

  #open(): Promise<Cache> {
    return this.means.caches.open(this.#name)
  }

  get #name(): string {
    return PREFIX + this.means.build
  }

  #kindOf(request: AskedFor) {
    return kindOf(request, this.means.origin)
  }
}

function later(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

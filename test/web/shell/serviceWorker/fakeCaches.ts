/** An answer of the network, as far as the cache looks at it. */
export interface FakeResponse {
  status: number
  redirected: boolean
  body: string
  text: () => Promise<string>
  clone: () => FakeResponse
}

/** Makes an answer. */
export function response(body: string, status = 200): FakeResponse {
  const made: FakeResponse = { status, redirected: false, body, text: async () => body, clone: () => ({ ...made }) }
  return made
}

/** The browser's caches, in the order in which they were opened. */
export function fakeCaches(origin: string) {
  const stores = new Map<string, Map<string, FakeResponse>>()
  const href = (url: string) => new URL(url, origin).href
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, FakeResponse>()
    stores.set(name, store)
    return {
      match: async (url: string) => store.get(href(url))?.clone(),
      put: async (url: string, kept: FakeResponse) => void store.set(href(url), kept),
    }
  }
  return {
    stores,
    keys: async () => [...stores.keys()],
    open,
    delete: async (name: string) => stores.delete(name),
    match: async (url: string) => {
      for (const store of stores.values()) if (store.has(href(url))) return store.get(href(url))?.clone()
      return undefined
    },
  }
}

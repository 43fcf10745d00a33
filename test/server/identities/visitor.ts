import type { RunningApp } from '../../support/startApp'

/** What any of the feature's mutations says. */
export interface Outcome {
  ok: boolean
  url: string | null
  accessToken: string | null
  email: string | null
  viewer: { id: string; email: string } | null
  errors: { code: string; field: string | null; message: string }[]
}

const FIELDS = {
  beginProviderVisit: ['BeginProviderVisitInput', 'url'],
  signInByProvider: ['SignInByProviderInput', 'accessToken email viewer { id email }'],
  connectProvider: ['ConnectProviderInput', 'email viewer { id email }'],
  proveByProvider: [null, 'viewer { id email }'],
  disconnectProvider: ['DisconnectProviderInput', 'viewer { id email }'],
} as const

/** A browser: it keeps cookies by origin and follows redirects, as one does. */
export class Visitor {
  readonly #jar = new Map<string, Map<string, string>>()
  /** The whole way of the last visit. */
  way: string[] = []

  constructor(readonly app: RunningApp) {}

  cookie(name: string): string | undefined {
    return this.#jar.get(this.app.url)?.get(name)
  }

  /** Signs out at the provider, or wherever else. */
  forgetCookiesOf(origin: string): void {
    this.#jar.delete(origin)
  }

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(url)
    const jar = this.#jar.get(origin) ?? new Map<string, string>()
    this.#jar.set(origin, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) }
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  async call(query: string, variables: object = {}, token: string | null = null) {
    const answer = await this.fetch(`${this.app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    return (await answer.json()) as { data: Record<string, unknown> | null; errors?: { message: string }[] }
  }

  /** Sends one of the feature's mutations. @throws Error when the call as a whole failed. */
  async send(name: keyof typeof FIELDS, input: object = {}, token: string | null = null): Promise<Outcome> {
    const [type, fields] = FIELDS[name]
    const [declared, given] = type === null ? ['', ''] : [`($input: ${type}!)`, '(input: $input)']
    const query = `mutation ${declared} { ${name}${given} { ok ${fields} errors { code field message } } }`
    const { data, errors } = await this.call(query, type === null ? {} : { input }, token)
    if (errors) throw new Error(JSON.stringify(errors))
    return data?.[name] as Outcome
  }

  /** Follows redirects until a page of the product. @returns its path and query. */
  async follow(from: string): Promise<string> {
    this.way = []
    for (let url = from; this.way.length < 20;) {
      const { origin, pathname, search } = new URL(url)
      if (origin === this.app.url && !pathname.startsWith('/api/')) return pathname + search
      this.way.push(url)
      const { status, headers } = await this.fetch(url)
      const next = headers.get('location')
      if (next === null) throw new Error(`${url} answers ${status} and leads nowhere`)
      url = new URL(next, url).href
    }
    throw new Error('The way has no end')
  }

  /** The address at which the provider led back in the last visit. */
  get callback(): string {
    return this.way.find((url) => url.includes('/api/oidc/callback')) ?? ''
  }

  /** A whole visit. `change` does something to the address at which it begins. @returns the page to which it leads. */
  async visit(input: object = {}, token: string | null = null, change = (url: URL) => url): Promise<string> {
    const { url, errors } = await this.send('beginProviderVisit', input, token)
    if (url === null) throw new Error(JSON.stringify(errors))
    return this.follow(change(new URL(url)).href)
  }

  /** The first half of a visit: the address at which the provider leads back, before it is opened. */
  async visitUntilCallback(input: object = {}, token: string | null = null): Promise<string> {
    const { url } = await this.send('beginProviderVisit', input, token)
    for (let at = url ?? ''; ;) {
      const next = new URL((await this.fetch(at)).headers.get('location') ?? '', at).href
      if (next.startsWith(this.app.url)) return next
      at = next
    }
  }
}

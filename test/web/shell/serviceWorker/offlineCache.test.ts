import { OfflineCache, PATIENCE_MS } from '../../../../web/shell/serviceWorker/offlineCache'
import { fakeCaches, type FakeResponse, response } from './fakeCaches'

const ORIGIN = 'https://meals.example'
type Network = (path: string) => FakeResponse | Promise<FakeResponse>

const offline: Network = () => Promise.reject(new TypeError('Failed to fetch'))
const online: Network = (path) => response(`${path} from the network`)

function build(name: string, files: string[], caches = fakeCaches(ORIGIN)) {
  const asked: string[] = []
  let network = online
  const fetch = async (request: string | { url: string }) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    asked.push(pathname)
    return network(pathname)
  }
  const means = { origin: ORIGIN, build: name, files, caches, fetch } as unknown as ConstructorParameters<
    typeof OfflineCache
  >[0]
  const cache = new OfflineCache(means)
  const behind: Promise<unknown>[] = []
  return {
    cache,
    caches,
    asked,
    behind,
    use: (next: Network) => {
      network = next
      asked.length = 0
    },
    get: async (path: string, mode: RequestMode = 'navigate', preloaded?: FakeResponse) => {
      const request = { url: ORIGIN + path, method: 'GET', mode } as Request
      const asking = {
        request,
        preloaded: preloaded && Promise.resolve(preloaded),
        waitUntil: (work: Promise<unknown>) => behind.push(work),
      }
      const answer = cache.answer(asking as unknown as Parameters<OfflineCache['answer']>[0])
      return answer === null ? null : ((await answer) as unknown as FakeResponse).body
    },
  }
}

const FILES = ['/assets/index-1.js', '/assets/ShopMode-1.js', '/favicon.svg']

describe('after it is installed', () => {
  it('opens every page and its files without a network', async () => {
    const { cache, use, get } = build('1', FILES)
    await cache.install()
    use(offline)
    for (const path of ['/', '/?mode=shop', '/feedback']) expect(await get(path)).toBe('/ from the network')
    expect(await get('/assets/ShopMode-1.js', 'cors')).toBe('/assets/ShopMode-1.js from the network')
    expect(await get('/favicon.svg', 'no-cors')).toBe('/favicon.svg from the network')
  })

  it('shows the page of the network while there is one, and keeps the newest', async () => {
    const { cache, use, get, behind } = build('1', FILES)
    await cache.install()
    use(() => response('newer page'))
    expect(await get('/')).toBe('newer page')
    await Promise.all(behind)
    use(offline)
    expect(await get('/')).toBe('newer page')
  })

  it('does not keep the page of one meal as the page of all', async () => {
    const { cache, use, get, behind } = build('1', FILES)
    await cache.install()
    use(() => response('bean soup'))
    expect(await get('/instructions/bean-soup')).toBe('bean soup')
    await Promise.all(behind)
    use(offline)
    expect(await get('/')).toBe('/ from the network')
  })

  it('shows the kept page when the server is broken, and keeps nothing of that', async () => {
    const { cache, use, get, behind } = build('1', FILES)
    await cache.install()
    use(() => response('bad gateway', 502))
    expect(await get('/')).toBe('/ from the network')
    await Promise.all(behind)
    expect(await get('/')).toBe('/ from the network')
  })

  it('waits for a slow network only so long', async () => {
    jest.useFakeTimers()
    const { cache, use, get } = build('1', FILES)
    await cache.install()
    use(() => new Promise(() => {}))
    const shown = get('/')
    await jest.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(await shown).toBe('/ from the network')
    jest.useRealTimers()
  })

  it('asks for no hashed file twice, and renews the others behind what it shows', async () => {
    const { cache, use, get, asked, behind } = build('1', FILES)
    await cache.install()
    use(() => response('newer'))
    expect(await get('/assets/index-1.js', 'cors')).toBe('/assets/index-1.js from the network')
    expect(asked).toEqual([])
    expect(await get('/favicon.svg', 'no-cors')).toBe('/favicon.svg from the network')
    await Promise.all(behind)
    expect(await get('/favicon.svg', 'no-cors')).toBe('newer')
  })

  it('takes what the browser has begun to fetch', async () => {
    const { cache, get, asked } = build('1', FILES)
    await cache.install()
    asked.length = 0
    expect(await get('/', 'navigate', response('preloaded'))).toBe('preloaded')
    expect(asked).toEqual([])
  })

  it('never comes between the page and the API', async () => {
    const { cache, get } = build('1', FILES)
    await cache.install()
    expect(await get('/graphql', 'cors')).toBeNull()
    expect(await get('/api/token/', 'cors')).toBeNull()
  })
})

it('keeps a file when it is first used, and what a page loaded before', async () => {
  const { cache, use, get } = build('1', [])
  expect(await get('/pictures/egg.svg', 'no-cors')).toBe('/pictures/egg.svg from the network')
  await cache.keep([`${ORIGIN}/assets/CookMode-1.js`, `${ORIGIN}/graphql`, 'https://shop.example/x.js'])
  use(offline)
  expect(await get('/pictures/egg.svg', 'no-cors')).toBe('/pictures/egg.svg from the network')
  expect(await get('/assets/CookMode-1.js', 'cors')).toBe('/assets/CookMode-1.js from the network')
})

it('keeps no failure', async () => {
  const { cache, use, get } = build('1', ['/assets/gone-1.js'])
  use((path) => response('nothing here', path === '/' ? 200 : 404))
  await expect(cache.install()).rejects.toThrow('/assets/gone-1.js answered 404')
  expect(await get('/assets/gone-1.js', 'cors')).toBe('nothing here')
  use(online)
  expect(await get('/assets/gone-1.js', 'cors')).toBe('/assets/gone-1.js from the network')
})

describe.each<[string, (caches: ReturnType<typeof fakeCaches>) => void]>([
  [
    'has no room',
    (caches) => {
      const { open } = caches
      caches.open = async (name) => ({
        ...(await open(name)),
        put: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')),
      })
    },
  ],
  [
    'can not be read',
    (caches) => {
      caches.open = () => Promise.reject(new DOMException('Broken', 'UnknownError'))
    },
  ],
])('storage that %s', (_what, breakIt) => {
  it('keeps nothing from being shown while there is a network', async () => {
    const { cache, caches, use, get, behind } = build('1', [])
    breakIt(caches)
    await expect(cache.install()).rejects.toThrow()
    use(() => response('shown'))
    for (const [path, mode] of [
      ['/', 'navigate'],
      ['/assets/CookMode-1.js', 'cors'],
      ['/favicon.svg', 'no-cors'],
    ] as const)
      expect(await get(path, mode)).toBe('shown')
    await Promise.all(behind)
  })
})

describe('a new build', () => {
  it('fetches only what is new, and leaves the files of pages that are still open', async () => {
    const first = build('1', FILES)
    await first.cache.install()
    const second = build('2', ['/assets/index-2.js', '/assets/ShopMode-1.js'], first.caches)
    await second.cache.install()
    await second.cache.forgetOld()
    expect(second.asked.sort()).toEqual(['/', '/assets/index-2.js'])
    second.use(offline)
    expect(await second.get('/assets/index-1.js', 'cors')).toBe('/assets/index-1.js from the network')
    const third = build('3', [], first.caches)
    await third.cache.install()
    await third.cache.forgetOld()
    expect([...first.caches.stores.keys()]).toEqual(['pages-2', 'pages-3'])
  })

  it('does not come to be the kept page before its files are kept', async () => {
    const pageOf = (name: string) => response(`<script type="module" src="/assets/index-${name}.js"></script>`)
    const first = build('1', FILES)
    first.use((path) => (path === '/' ? pageOf('1') : online(path)))
    await first.cache.install()
    first.use(() => pageOf('2'))
    expect(await first.get('/')).toContain('index-2')
    await Promise.all(first.behind)
    first.use(offline)
    expect(await first.get('/')).toContain('index-1')

    const second = build('2', ['/assets/index-2.js'], first.caches)
    second.use((path) => (path === '/' ? pageOf('1') : online(path)))
    await expect(second.cache.install()).rejects.toThrow('nothing of this build')
    second.use((path) => (path === '/' ? pageOf('2') : online(path)))
    await second.cache.install()
    second.use(offline)
    expect(await second.get('/')).toContain('index-2')
  })

  it('shows its own page, not the one before', async () => {
    const first = build('1', [])
    await first.cache.install()
    const second = build('2', [], first.caches)
    second.use(() => response('second page'))
    await second.cache.install()
    second.use(offline)
    expect(await second.get('/')).toBe('second page')
  })
})

import { fetchCode } from '../../../web/first/fetchCode'

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
const wait = () => new Promise((resolve) => setTimeout(resolve, 20))

afterEach(() => {
  document.head.replaceChildren()
  delete (document as { visibilityState?: unknown }).visibilityState
  delete (globalThis as { PerformanceObserver?: unknown }).PerformanceObserver
})

/** A page that has not been painted; what paints it. */
function unpainted(): () => void {
  let paint = () => {}
  class Observer {
    constructor(seen: (entries: { getEntriesByName: () => object[] }) => void) {
      paint = () => seen({ getEntriesByName: () => [{}] })
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer })
  return () => paint()
}

describe('The code of a page', () => {
  it('is fetched all at once after the first paint, and runs file by file', async () => {
    const paint = unpainted()
    const ran: string[] = []
    let go = () => {}
    const first = new Promise<void>((resolve) => (go = resolve))
    fetchCode(['/a.js', '/b.js'], async (file) => {
      ran.push(file)
      if (file === '/a.js') await first
    })
    await wait()
    expect([preloaded(), ran]).toEqual([[], []])
    paint()
    await wait()
    expect([preloaded(), ran]).toEqual([['/a.js', '/b.js'], ['/a.js']])
    go()
    paint()
    await wait()
    expect([preloaded(), ran]).toEqual([
      ['/a.js', '/b.js'],
      ['/a.js', '/b.js'],
    ])
  })

  it('goes on after a file that can not be had', async () => {
    const paint = unpainted()
    const ran: string[] = []
    fetchCode(['/a.js', '/b.js'], (file) => {
      ran.push(file)
      return file === '/a.js' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve()
    })
    paint()
    await wait()
    expect(ran).toEqual(['/a.js', '/b.js'])
  })

  it('begins at once in the background, where nothing is painted', async () => {
    unpainted()
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    const ran: string[] = []
    fetchCode(['/a.js'], async (file) => void ran.push(file))
    await wait()
    expect(ran).toEqual(['/a.js'])
  })
})

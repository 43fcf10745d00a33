import type { Result } from 'lighthouse'
import { hasBrowser, launchBrowser } from './browsers'
import { type BuiltServer, startBuilt } from './servers'
import { median, printTable, short } from './table'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PAGES = [
  { name: 'login', path: '/login', signedIn: false },
  { name: 'planner', path: '/', signedIn: true },
  { name: 'instructions', path: '/instructions/weeknight-butter-chicken', signedIn: false },
] as const

/** Runs of each page: the load of the machine moves a single score by ten. */
const RUNS = 5

/** The figures of a page beside its scores, from the result of one run. */
const FIGURES: readonly { title: string; of: (seen: Result) => number }[] = [
  { title: 'first paint ms', of: ({ audits }) => audits['first-contentful-paint']?.numericValue ?? NaN },
  { title: 'largest ms', of: ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? NaN },
  { title: 'shift', of: ({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? NaN },
  { title: 'blocked ms', of: ({ audits }) => audits['total-blocking-time']?.numericValue ?? NaN },
  { title: 'scripts', of: (seen) => scriptSizes(seen).length },
  { title: 'kB of them', of: (seen) => scriptSizes(seen).reduce((sum, size) => sum + size, 0) / 1000 },
]

/**
 * Lighthouse's scores of the pages that people see first, on its mobile preset: the median of several runs, each in a new
 * browser that has nothing in its cache.
 */
export async function benchPages(
  servers: Readonly<Record<string, BuiltServer>>,
  only: string | null = null,
): Promise<void> {
  if (!hasBrowser()) return
  const rows: (string | number)[][] = [
    ['page', 'build', ...CATEGORIES, 'lowest to highest', ...FIGURES.map(({ title }) => title)],
  ]
  for (const { name, path, signedIn } of PAGES.filter((page) => only === null || page.name === only)) {
    const runs = Object.entries(servers).map(([build, server]) => ({ build, server, results: [] as Result[] }))
    for (let round = 0; round < RUNS; round += 1)
      for (const { server, results } of runs)
        results.push(await openPage(server.url + path, signedIn ? server.token : ''))
    for (const { build, results } of runs) {
      const performance = results.map((run) => scoreOf(run, 'performance'))
      rows.push([
        name,
        build,
        ...CATEGORIES.map((category) => median(results.map((run) => scoreOf(run, category)))),
        `${Math.min(...performance)} to ${Math.max(...performance)}`,
        ...FIGURES.map(({ of }) => short(median(results.map(of)))),
      ])
    }
  }
  printTable(`Lighthouse, mobile preset, nothing cached, median of ${RUNS} (aim: 95, 100, 100)`, rows)
}

/** The pages of the built server, beside those of another build in turn, or one of them. */
export async function benchPagesOf(file: string | null, only: string | null): Promise<void> {
  const built = await startBuilt(null)
  const other = file === null ? null : await startBuilt(null, { file })
  try {
    await benchPages({ ...(other && { other }), built }, only)
  } finally {
    await Promise.all([built.stop(), other?.stop()])
  }
}

/** A busy machine's browser now and then paints nothing that Lighthouse could see. */
async function openPage(address: string, token: string): Promise<Result> {
  for (let tries = 0; tries < 3; tries += 1) {
    const run = await openOnce(address, token)
    if (run.categories.performance?.score !== null) return run
  }
  throw new Error(`Lighthouse could not measure ${address}`)
}

async function openOnce(address: string, token: string): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.evaluateOnNewDocument((access: string) => {
      if (access) sessionStorage.setItem('access_token', access)
      localStorage.setItem('lastFeedbackPrompt', String(Date.now()))
    }, token)
    const result = await lighthouse(
      address,
      { output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES], disableStorageReset: true },
      undefined,
      page as never,
    )
    if (!result) throw new Error(`Lighthouse saw nothing of ${address}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

const scoreOf = ({ categories }: Result, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100)

function scriptSizes({ audits }: Result): number[] {
  const { items = [] } = (audits['network-requests']?.details ?? {}) as {
    items?: { resourceType?: string; transferSize?: number }[]
  }
  return items.flatMap(({ resourceType, transferSize = 0 }) => (resourceType === 'Script' ? [transferSize] : []))
}

import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Person } from './people'

const FLAGS = [
  '--no-sandbox',
  // A test runs most of a page's code a few times: it would be optimised for nothing, on cores that others need.
  '--js-flags=--no-opt --no-maglev',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const DAY = 86_400_000
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** A screen as people have them. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
}

/** How a person's browser looks. */
export interface Look {
  theme?: 'light' | 'dark'
  screen?: { width: number; height: number }
  touch?: boolean
}

/** A page that a person has open. */
export interface OpenPage {
  context: BrowserContext
  page: Page
  /** Everything that goes wrong in it unseen. */
  errors: string[]
}

/** What a file's tests want of their browser. */
interface BrowserWants {
  serviceWorkers?: 'allow' | 'block'
  /** Chromium's, beside those of all tests. */
  flags?: readonly string[]
  /** Chromium itself, also where TEST_BROWSER is its headless shell, which asks no one for a camera. */
  whole?: boolean
}

/**
 * The browser for the tests of a file: TEST_BROWSER, or Debian's Chromium; started before them, closed after them. Its pages
 * have the service worker, which fetches the code of all of them ahead, where it is allowed: for what is opened without a
 * network, notified or shared.
 */
export function givenBrowser({ serviceWorkers = 'block', flags = [], whole = false }: BrowserWants = {}) {
  let browser: Browser
  beforeAll(async () => {
    const given = process.env.TEST_BROWSER || '/usr/bin/chromium'
    const executablePath = whole ? given.replace(/-headless-shell$/, '') : given
    browser = await chromium.launch({ executablePath, args: [...FLAGS, ...flags] })
  })
  afterAll(() => browser.close())

  /** A browser of a person's own: their cookies and storage, with the clipboard at hand. */
  const openContext = async ({
    theme = 'light',
    screen = SCREENS.desk,
    touch = false,
  }: Look = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: screen,
      hasTouch: touch,
      colorScheme: theme,
      bypassCSP: false,
      locale: 'en-AU',
      timezoneId: 'Australia/Sydney',
      reducedMotion: 'reduce',
      serviceWorkers,
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    context.setDefaultTimeout(30_000)
    return context
  }
  /**
   * A page of the same for a person who is signed in and was asked for feedback a day ago, so that nothing covers it, also by
   * a clock that a test puts back.
   */
  const openAs = async ({ token }: Pick<Person, 'token'>, look?: Look): Promise<OpenPage> => {
    const context = await openContext(look)
    await context.addInitScript(
      ({ held, asked }) => {
        sessionStorage.setItem('access_token', held)
        localStorage.setItem('lastFeedbackPrompt', asked)
      },
      { held: token, asked: String(Date.now() - DAY) },
    )
    const page = await context.newPage()
    return { context, page, errors: watchErrors(page) }
  }
  return { openContext, openAs }
}

/** What axe finds wrong on a page, in words; empty when nothing. Only that leaves the page: all that axe looked at is large. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map((one) => one.finished))
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} — ${failureSummary ?? ''}`),
    )
  })
}

/** A rule of axe's that a page breaks, and where. */
interface Violation {
  id: string
  nodes: { html: string; failureSummary?: string }[]
}

/** The same of a page whose rows lie partly under what floats at its foot: it is made as high as its content meanwhile. */
export async function axeFindingsOfAll(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  if (!size) return axeFindings(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) })
  const findings = await axeFindings(page)
  await page.setViewportSize(size)
  return findings
}

/**
 * Collects everything that goes wrong in a page unseen: script errors, what caused them, and refused resources. That the page
 * itself is answered 404 is none: it says so.
 */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  void page.addInitScript(() =>
    window.addEventListener('error', ({ error }: ErrorEvent) => {
      const { cause } = (error ?? {}) as { cause?: unknown }
      if (cause !== undefined) console.error('caused by', cause instanceof Error ? cause.stack : String(cause))
    }),
  )
  page.on('console', (message) => {
    const isOwnStatus = message.location().url === page.url() && message.text().includes('status of 404')
    if (message.type() === 'error' && !isOwnStatus) errors.push(`${message.text()} at ${message.location().url}`)
  })
  return errors
}

/** Tries until what is expected holds, for half a minute at most. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + 30_000
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

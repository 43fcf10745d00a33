import { existsSync } from 'node:fs'
import puppeteer, { type Browser } from 'puppeteer-core'

const BROWSER = process.env.TEST_BROWSER ?? '/usr/bin/chromium'

/** Whether there is a browser to measure in; says so where there is none. */
export function hasBrowser(): boolean {
  if (existsSync(BROWSER)) return true
  console.log('\nLeft out: the pages. To measure them, install Chromium or set TEST_BROWSER.')
  return false
}

/** A new browser with nothing in its cache, which calls no one but the page's server. */
export const launchBrowser = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: BROWSER,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

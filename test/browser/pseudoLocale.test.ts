import type { Page } from 'playwright-core'
import { isPseudo } from '../../schema/text/pseudo'
import { givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

const OWNER = 'owner@home.example'
const app = givenApp({ ADMIN_EMAILS: OWNER })
const browser = givenBrowser()
let cook: Person
beforeAll(async () => {
  cook = await signUpAndIn(app, OWNER)
})

/** The switch works where the product is developed. */
const IN_DEVELOPMENT = { environment: 'development' }

/** What the installation is called and where it is written to. */
const NAMES = ['mealwright', 'help@mealwright.example']

/** Everything that the server says, in its answers and in the page: data and its own texts are shown as they are in every language. */
function collectData(page: Page): { data: Set<string>; readPage: () => Promise<void> } {
  const data = new Set(NAMES)
  const add = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') data.add(String(value).toLowerCase())
    else if (typeof value === 'object' && value !== null) Object.entries(value).forEach(([, one]) => add(one))
  }
  page.on('response', (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    void response.json().then(add, () => undefined)
  })
  const readPage = async () => {
    const held = await page.locator('script[type="application/json"]').allTextContents()
    for (const text of held) add(JSON.parse(text))
  }
  return { data, readPage }
}

/** The words on the page that are neither translated nor data: each visible text, and what screen readers are given. */
async function untranslated(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
      acceptNode: ({ parentElement }) =>
        parentElement?.closest('script, style, noscript, svg, body [lang]') === null
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
    })
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
    return found.map((text) => text.trim())
  })
  const isData = (text: string) => {
    const lower = text.toLowerCase()
    return [...data].some((known) => known === lower || (lower.length > 3 && known.includes(lower)))
  }
  return [...new Set(texts)].filter(
    (text) => /\p{L}{2}/u.test(text) && !isPseudo(text) && !isAccented(text) && !isData(text),
  )
}

/** A part of a translated text, as where a message has elements in it: its letters that can be accented are. */
const isAccented = (text: string): boolean => /[åçðéĝĥîĵķļñöŕšţûŵýžÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ~]/u.test(text)

const PAGES: [name: string, path: string, signedIn: boolean][] = [
  ['login', '/login', false],
  ['welcome', '/welcome', false],
  ['sign up', '/signup', false],
  ['reset password', '/reset-password/no-such-key', false],
  ['plan', '/', true],
  ['shop', '/?mode=shop', true],
  ['cook', '/?mode=cook', true],
  ['settings', '/?mode=settings', true],
  ['dishes', '/dishes', true],
  ['household', '/household', true],
  ['meals', '/meals', true],
  ['saved plans', '/plans', true],
  ['wishes', '/wishes', true],
  ['a new dish', '/dishes/new', true],
  ['feedback', '/feedback', true],
  ['change password', '/change-password', true],
  ['keys', '/keys', true],
  ['server', '/server', true],
]

test.each(PAGES)(
  '%s shows no text that is not translated, and fits a phone with longer words',
  async (_name, path, signedIn) => {
    const look = { screen: SCREENS.phone }
    const context = signedIn ? (await browser.openAs(cook, look)).context : await browser.openContext(look)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.addInitScript((facts) => {
      document.addEventListener(
        'readystatechange',
        () => {
          const meta = document.querySelector('meta[name=mealwright]')
          const content = JSON.parse(meta?.getAttribute('content') ?? '{}') as object
          meta?.setAttribute('content', JSON.stringify({ ...content, ...facts }))
        },
        { once: true },
      )
    }, IN_DEVELOPMENT)
    const { data, readPage } = collectData(page)
    await page.goto(`${app.url}${path}${path.includes('?') ? '&' : '?'}locale=en-XA`)
    await page.locator('h1, h2').first().waitFor()
    await page.waitForLoadState('networkidle')
    await readPage()
    expect(await page.locator('body').innerText()).toMatch(/~/)
    expect(await untranslated(page, data)).toEqual([])
    await page.evaluate(() => document.body.append('Plain words'))
    expect(await untranslated(page, data)).toEqual(['Plain words'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SCREENS.phone.width)
    await context.close()
  },
)

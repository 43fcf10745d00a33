import type { BrowserContext, Page } from 'playwright-core'
import { eventually, givenBrowser, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'
import { partnerKey } from '../support/principals'
import { startApp } from '../support/startApp'

const app = givenApp()
const browser = givenBrowser()
let person: Person
let context: BrowserContext
let page: Page
let errors: string[]
let foreign: string[]

beforeAll(async () => {
  person = await signUpAndIn(app)
})

beforeEach(async () => {
  context = await browser.openContext()
  page = await context.newPage()
  errors = watchErrors(page)
  foreign = []
  const own = new URL(app.url).origin
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) foreign.push(request.url())
  })
})
afterEach(() => context.close())

const MOD = process.platform === 'darwin' ? 'Meta' : 'Control'

describe('the explorer', () => {
  it('loads from this origin only, takes a token and runs an example', async () => {
    await page.goto(`${app.url}/graphql`)
    await page.getByText('API explorer').waitFor()
    const tabs = page.getByRole('tab')
    await eventually(async () => expect(await tabs.count()).toBeGreaterThanOrEqual(3))

    // The editor ignores clicks on tabs before it shows its first document.
    const editor = page.locator('.graphiql-query-editor')
    await eventually(async () => expect(await editor.innerText()).toContain('SignIn'))

    // Without a token the person's example is refused; with one it runs.
    await page.getByRole('tab', { name: /ProposeAWeekOfDinners/ }).click()
    await eventually(async () => expect(await editor.innerText()).toContain('ProposeAWeekOfDinners'))
    const run = page.getByRole('button', { name: /Execute query/i })
    const answer = page.locator('.graphiql-response')
    await run.click()
    await eventually(async () => expect(await answer.innerText()).toContain('UNAUTHENTICATED'))
    await page.getByLabel('Access token or key').fill(`Bearer ${person.token}`)
    await run.click()
    await eventually(async () => {
      const text = await answer.innerText()
      expect(text).toContain('randomizeMealPlan')
      expect(text).not.toContain('UNAUTHENTICATED')
    })
    expect(foreign).toEqual([])
    expect(errors.filter((text) => !/status of 401/.test(text))).toEqual([])
  })

  it('shows the schema', async () => {
    await page.goto(`${app.url}/graphql`)
    await page
      .getByRole('button', { name: /Documentation Explorer/i })
      .first()
      .click()
    await page
      .getByRole('link', { name: 'Query' })
      .or(page.locator('.graphiql-doc-explorer-type-name', { hasText: /^Query$/ }))
      .first()
      .click()
    await page.getByText('Everything that can be read.', { exact: false }).first().waitFor()
    expect(foreign).toEqual([])
    expect(errors).toEqual([])
  })

  it('keeps the token for its tab only', async () => {
    await page.goto(`${app.url}/graphql`)
    await page.getByLabel('Access token or key').fill(person.token)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(person.token)
    await page.reload()
    expect(await page.getByLabel('Access token or key').inputValue()).toBe(person.token)
    const second = await context.newPage()
    await second.goto(`${app.url}/graphql`)
    expect(await second.getByLabel('Access token or key').inputValue()).toBe('')
  })

  it('keeps the written operations, which may hold a password, for its tab only', async () => {
    await page.goto(`${app.url}/graphql`)
    await page.getByRole('tab', { name: /SignIn/ }).waitFor()
    const kept = (storage: 'localStorage' | 'sessionStorage') =>
      page.evaluate((name) => JSON.stringify({ ...window[name] }), storage)
    await eventually(async () => expect(await kept('sessionStorage')).toContain('Cook-what-you-like'))
    expect(await kept('localStorage')).toBe('{}')
  })

  it('reads the schema after sign-in where introspection needs one', async () => {
    const production = await startApp({
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
    })
    try {
      await page.goto(`${production.url}/graphql`)
      await page
        .getByRole('button', { name: /Documentation Explorer/i })
        .first()
        .click()
      await page.getByText('Error fetching schema').waitFor()
      await page.getByLabel('Access token or key').fill(await partnerKey(production, 'MEALS_READ'))
      await page.getByText('Root Types').waitFor()
    } finally {
      await production.stop()
    }
  })

  it('writes queries with the keyboard and completes them from the schema', async () => {
    await page.goto(`${app.url}/graphql`)
    const editor = page.locator('.graphiql-query-editor .monaco-editor').first()
    await editor.waitFor()
    await editor.click()
    await page.keyboard.press(`${MOD}+A`)
    await page.keyboard.type('{ prod')
    await page.locator('.suggest-widget').getByText('product').first().waitFor()
    await page.keyboard.type('uct { name ')
    await page.keyboard.press('Escape')
    await eventually(async () => {
      await page.keyboard.press(`${MOD}+Enter`)
      await page.waitForTimeout(300)
      expect(await page.locator('.graphiql-response').innerText()).toContain('Mealwright')
    })
    expect(foreign).toEqual([])
    // While a query is being typed the editor may still run the text from before.
    expect(errors.filter((text) => !/status of 400/.test(text))).toEqual([])
  })
})

describe('the page of the REST API', () => {
  it('shows every call and loads from this origin only', async () => {
    await page.goto(`${app.url}/api/docs`)
    await page.getByText('Log in', { exact: true }).first().waitFor()
    const { paths } = (await (await app.fetch('/api/openapi.json')).json()) as { paths: Record<string, object> }
    const calls = Object.values(paths).flatMap((path) => Object.keys(path))
    await eventually(async () => expect(await page.locator('.opblock').count()).toBe(calls.length))
    expect(foreign).toEqual([])
    expect(errors).toEqual([])
  })

  it('is dark where the device is, and follows it', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${app.url}/api/docs`)
    await page.locator('.opblock').first().waitFor()
    const shade = () =>
      page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]))
    expect(await shade()).toBeLessThan(60)
    await page.emulateMedia({ colorScheme: 'light' })
    await eventually(async () => expect(await page.locator('html.dark-mode').count()).toBe(0))
  })

  it('tries a call out', async () => {
    await page.goto(`${app.url}/api/docs`)
    const call = page.locator('.opblock').filter({ hasText: '/static/meals-with-slugs.json' })
    await call.locator('button').first().click()
    await call.getByRole('button', { name: 'Execute' }).click()
    await eventually(async () => expect(await call.locator('.responses-wrapper').innerText()).toContain('mealbasename'))
    expect(errors).toEqual([])
  })
})

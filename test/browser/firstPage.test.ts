import type { Page, Route } from 'playwright-core'
import { eventually, givenBrowser, SCREENS, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()
let cook: Person

beforeAll(async () => {
  cook = await signUpAndIn(app)
})

/** Opens a page whose scripts wait until they are let through. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  let held: Route[] | null = []
  await page.route('**/assets/*.js', (route) => (held ? void held.push(route) : route.continue()))
  await page.goto(app.url + path, { waitUntil: 'commit' })
  await page.locator('#root footer').waitFor({ state: 'attached' })
  return async () => {
    const waiting = held ?? []
    held = null
    await Promise.all(waiting.map((route) => route.continue()))
  }
}

/** Where everything stands. */
const placesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${x} ${y} ${width} ${height}`
    }),
  )

/** Waits until the form does what it is asked to. */
async function takenOver(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Show password' })
  const hide = page.getByRole('button', { name: 'Hide password' })
  await eventually(async () => {
    if (!(await hide.isVisible())) await show.click({ timeout: 1000 })
    await hide.click({ timeout: 1000 })
  })
}

describe('the sign-in page of a stranger', () => {
  it('stands before its script, which takes it over, keeps what was typed and does what was pressed (ACC-48)', async () => {
    const context = await browser.openContext()
    const page = await context.newPage()
    const errors = watchErrors(page)
    const letThrough = await openWithoutScript(page, '/login')
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    await page.getByLabel('Email').fill(cook.email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    expect(page.url()).toBe(`${app.url}/login`)
    const form = await page.getByRole('form').elementHandle()
    await letThrough()
    await page.getByText('Invalid username or password').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(cook.email)
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not this one')
    expect(await form?.evaluate((element) => element.isConnected)).toBe(true)
    await takenOver(page)
    expect(errors).toEqual([])
    await context.close()
  })

  it('leads to signing up where that was pressed before its script came (ACC-48)', async () => {
    const context = await browser.openContext()
    const page = await context.newPage()
    const errors = watchErrors(page)
    const letThrough = await openWithoutScript(page, '/login')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await letThrough()
    await page.waitForURL('**/signup')
    expect(errors).toEqual([])
    await context.close()
  })

  it('is in the theme that was chosen, before and after', async () => {
    const context = await browser.openContext()
    await context.addInitScript(() => localStorage.setItem('theme', 'dark'))
    const page = await context.newPage()
    const errors = watchErrors(page)
    const letThrough = await openWithoutScript(page, '/login')
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    expect(await theme()).toBe('dark')
    await letThrough()
    await page.getByRole('button', { name: /^Theme: dark/ }).waitFor()
    expect([await theme(), errors]).toEqual(['dark', []])
    await context.close()
  })

  it('moves nothing when its script comes', async () => {
    const context = await browser.openContext()
    const page = await context.newPage()
    const letThrough = await openWithoutScript(page, '/login')
    await page.evaluate(() => document.fonts.ready)
    const before = await placesOn(page)
    await letThrough()
    await takenOver(page)
    expect(before.length).toBeGreaterThan(50)
    expect(await placesOn(page)).toEqual(before)
    await context.close()
  })
})

it('who is known on the device sees no sign-in form while the session is asked for (ACC-44)', async () => {
  const context = await browser.openContext()
  await context.addInitScript(() => localStorage.setItem('deviceOwner', 'who was here'))
  const page = await context.newPage()
  const letThrough = await openWithoutScript(page, '/login')
  const form = page.getByRole('heading', { name: 'Welcome', includeHidden: true })
  await form.waitFor({ state: 'attached' })
  expect(await form.isVisible()).toBe(false)
  await letThrough()
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  await context.close()
})

describe('the planner', () => {
  it.each([
    ['before its script', true],
    ['after it', false],
  ])('shows its frame, which its script takes over though the plan is answered %s', async (_when, early) => {
    const { context, page, errors } = await browser.openAs(cook)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/graphql', (route) => answered.then(() => route.continue()))
    const letThrough = await openWithoutScript(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Mealwright' }).waitFor()
    await page.getByText('Loading').waitFor({ state: 'attached' })
    const header = await page.getByRole('banner').elementHandle()
    if (early) {
      answer()
      await page.getByText('What would you like to eat?').waitFor()
    }
    await letThrough()
    if (!early) await page.locator('#root:not([data-shell])').waitFor()
    answer()
    await page.getByRole('button', { name: 'Start with three of each' }).waitFor()
    expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  it('leads a stranger to the sign-in page', async () => {
    const context = await browser.openContext()
    const page = await context.newPage()
    const errors = watchErrors(page)
    await page.goto(app.url)
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    expect([new URL(page.url()).pathname, errors]).toEqual(['/login', []])
    await context.close()
  })
})

describe("a meal's page", () => {
  const PATH = '/instructions/weeknight-butter-chicken'

  it('stands before its script, which takes it over without a call and moves nothing (COOK-22)', async () => {
    const context = await browser.openContext({ screen: SCREENS.phone })
    const page = await context.newPage()
    const errors = watchErrors(page)
    const calls: string[] = []
    page.on('request', (request) => void (request.url().endsWith('/graphql') && calls.push(request.postData() ?? '')))
    const letThrough = await openWithoutScript(page, PATH)
    await page.getByText('natural yoghurt').first().waitFor()
    const name = await page.getByRole('heading', { level: 1, name: 'Weeknight butter chicken' }).elementHandle()
    await page.evaluate(() => document.fonts.ready)
    const before = await placesOn(page)
    await letThrough()
    await page.locator('#root:not([data-shell])').waitFor()
    await page.getByRole('heading', { name: 'Step 1' }).waitFor()
    expect(await placesOn(page)).toEqual(before)
    expect(await name?.evaluate((element) => element.isConnected)).toBe(true)
    expect([calls, errors]).toEqual([[], []])
    await eventually(async () => {
      await page.getByRole('button', { name: 'More serves' }).click({ timeout: 1000 })
      await page.getByText(/^[2-9] serves$/).waitFor({ timeout: 5000 })
    })
    await context.close()
  })

  it('holds its own instructions when several are asked for at the same time', async () => {
    const meals = app.services.catalogue.compiled.meals.slice(0, 12)
    const pages = await Promise.all(meals.map(({ slug }) => fetch(`${app.url}/instructions/${slug}`)))
    const drawn = await Promise.all(pages.map(async (page) => (await page.text()).split('id="instructions"')[0] ?? ''))
    const shown = drawn.map((html) => [...html.matchAll(/<h1[^>]*>([^<]*)</g)].map(([, name]) => name).at(-1))
    expect(shown).toEqual(meals.map(({ name }) => name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')))
    for (const html of drawn) expect(html).toContain('Step 1')
  })

  it('is not seen by who is known on the device until it is known to suit', async () => {
    const { context, page, errors } = await browser.openAs(cook)
    const letThrough = await openWithoutScript(page, PATH)
    const name = page.getByRole('heading', { level: 1, name: 'Weeknight butter chicken', includeHidden: true })
    await name.waitFor({ state: 'attached' })
    expect(await name.isVisible()).toBe(false)
    const asked = page.waitForResponse((answer) => answer.request().postData()?.includes('Instructions') ?? false)
    await letThrough()
    await asked
    await name.waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})

import type { BrowserContext, Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'
import { entriesOf, saveProposal, setSettings } from '../support/plans'
import { rowName } from '../support/planRows'
import { unlikePixels } from '../support/unlikePixels'

const app = givenApp()
const browser = givenBrowser()

/** A device that keeps a person's saved plan of six meals, every tab closed; the meals' names. */
async function givenDevice(screen = SCREENS.phone) {
  const person = await signUpAndIn(app)
  const names = await savePlan(person)
  const context = await browser.openContext({ screen })
  await context.addInitScript(() => localStorage.setItem('lastFeedbackPrompt', String(Date.now())))
  const page = await context.newPage()
  await page.goto(`${app.url}/login`)
  await signIn(page, person)
  await page.waitForFunction(() => Boolean(JSON.parse(localStorage.getItem('firstView') ?? '{}').plan))
  await page.close()
  return { person, context, names }
}

async function savePlan({ token }: Person): Promise<string[]> {
  const plan = await saveProposal(app, token, 2)
  return entriesOf(plan).map(({ name }) => name)
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Opens the planner in a new tab whose scripts wait until they are let through. */
async function openWithoutScript(context: BrowserContext, path = '/') {
  const page = await context.newPage()
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(app.url + path, { waitUntil: 'commit' })
  await page.locator('#root footer').waitFor({ state: 'attached' })
  return { page, letThrough }
}

const checking = (page: Page) => page.getByText('Checking that every meal still suits …')
/**
 * What the page looks like, but for the words below its heading, which say what is known of the plan, for who is at the
 * table, and for pictures, the edges of which may be drawn a shade differently.
 */
const look = async (page: Page) => {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})))
    const state = document.querySelector('h1')?.closest('div')?.parentElement?.querySelector('p')
    const people = document.querySelector<HTMLElement>('header a[href="/household"]')
    for (const hidden of [state, people, ...document.images]) if (hidden) hidden.style.visibility = 'hidden'
  })
  return (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')
}

const timeOn = (page: Page) => page.evaluate(() => performance.now())
/** How much has moved by itself since a time. */
const shiftsSince = (page: Page, time: number) =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        const sum = (seen: PerformanceObserverEntryList) =>
          seen
            .getEntries()
            .filter(({ startTime }) => startTime > from)
            .reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0)
        new PerformanceObserver((seen) => resolve(sum(seen))).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
    time,
  )
/** The names of the meals that are drawn, in their order. */
const drawn = (page: Page) => page.locator('[aria-busy=true] [role=listitem] [data-row]').allTextContents()
/** The first meal, when the planner has come. */
const first = (page: Page) => rowName(page, 'Breakfast', 1)

it('a kept plan is read before any script has come, and the checked one takes its place', async () => {
  const { context, names } = await givenDevice()
  const { page, letThrough } = await openWithoutScript(context)
  const errors = watchErrors(page)
  await checking(page).waitFor()
  expect(await drawn(page)).toEqual(names)
  expect(await page.locator('main').getByRole('button').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  letThrough()
  await first(page).waitFor()
  expect(await first(page).innerText()).toBe(names[0])
  expect(await drawn(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

it.each(['phone', 'tablet', 'desk'] as const)(
  'the planner looks as it was drawn, pixel for pixel: %s',
  async (screen) => {
    const { context } = await givenDevice(SCREENS[screen])
    const { page, letThrough } = await openWithoutScript(context)
    await checking(page).waitFor()
    const before = await look(page)
    const canvas = await context.newPage()
    const since = await timeOn(page)
    letThrough()
    await first(page).waitFor()
    // The words of the page say what has come between.
    await eventually(async () => {
      const now = await look(page)
      const unlike = await unlikePixels(canvas, before, now)
      expect({ unlike, words: unlike ? await page.innerText('body') : '' }).toEqual({ unlike: 0, words: '' })
    })
    expect(await shiftsSince(page, since)).toBe(0)
    await context.close()
  },
)

it('it stays in its place while the planner comes', async () => {
  const { context, names } = await givenDevice(SCREENS.desk)
  const { page, letThrough } = await openWithoutScript(context)
  await checking(page).waitFor()
  const top = () => page.getByRole('heading', { name: 'Your plan' }).evaluate((one) => one.getBoundingClientRect().top)
  const before = await top()
  // The check waits; everything else comes.
  let answer = () => {}
  const gate = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('FirstPlan')) await gate
    await route.continue()
  })
  letThrough()
  await page.getByRole('tab', { name: 'Shop' }).waitFor()
  expect(await drawn(page)).toEqual(names)
  expect(await top()).toBe(before)
  answer()
  await first(page).waitFor()
  expect(await drawn(page)).toEqual([])
  await context.close()
})

it('what does not suit any more is named by the check, and was never to be pressed', async () => {
  const { context, person, names } = await givenDevice()
  await setSettings(app, person.userId, { requirements: { VEGAN: 'STRICT' } })
  const { page, letThrough } = await openWithoutScript(context)
  await checking(page).waitFor()
  expect(await drawn(page)).toEqual(names)
  letThrough()
  await page.getByRole('heading', { name: 'Your plan changed' }).waitFor()
  expect(await drawn(page)).toEqual([])
  await context.close()
})

it('names and pictures that are no text of ours are inert', async () => {
  const { context } = await givenDevice()
  const page = await context.newPage()
  await page.goto(`${app.url}/privacypolicy`)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('firstView') ?? '') as Record<string, never> & {
      plan: { rows: { breakfast: { mealList: { name: string; picture: string }[] } } }
    }
    Object.assign(kept.plan.rows.breakfast.mealList[0] ?? {}, {
      name: '<img src=x onerror="document.title=1">',
      picture: '"><script>document.title=2</script>',
    })
    localStorage.setItem('firstView', JSON.stringify(kept))
  })
  await page.close()
  const again = await openWithoutScript(context)
  await checking(again.page).waitFor()
  expect((await drawn(again.page))[0]).toBe('<img src=x onerror="document.title=1">')
  expect(await again.page.locator('main script').count()).toBe(0)
  expect(await again.page.title()).toBe('Mealwright')
  await context.close()
})

describe('nothing is drawn', () => {
  const CASES: [string, () => void][] = [
    ['of a plan that was last checked two weeks ago', () => changePlan({ at: Date.now() - 14 * 86_400_000 })],
    ['of another person', () => change({ owner: 'another' })],
    ['of a damaged plan', () => changePlan({ rows: { lunch: null } })],
    ['after the session was refused', () => localStorage.removeItem('deviceOwner')],
    ['in a tab of another person', () => sessionStorage.setItem('access_token', `x.${btoa('{"sub":"another"}')}.x`)],
  ]
  // Runs in the page, beside a case.
  const change = (fields: object) => {
    const view = JSON.parse(localStorage.getItem('firstView') ?? '') as object
    localStorage.setItem('firstView', JSON.stringify({ ...view, ...fields }))
  }
  const changePlan = (fields: object) => {
    const { plan } = JSON.parse(localStorage.getItem('firstView') ?? '') as { plan: object }
    change({ plan: { ...plan, ...fields } })
  }

  it.each(CASES)('%s', async (_, prepare) => {
    const { context } = await givenDevice()
    await context.addInitScript(
      `{ const change = ${change.toString()}; const changePlan = ${changePlan.toString()}; (${prepare.toString()})() }`,
    )
    const { page } = await openWithoutScript(context)
    await page.locator('main').waitFor({ state: 'attached' })
    await page.waitForTimeout(200)
    expect(await checking(page).count()).toBe(0)
    expect(await drawn(page)).toEqual([])
    await context.close()
  })

  it.each(['/?mode=shop', '/cupboard'])('at %s', async (path) => {
    const { context } = await givenDevice()
    const { page } = await openWithoutScript(context, path)
    expect(await checking(page).count()).toBe(0)
    await context.close()
  })
})

it('a refusal takes it away, and the next person sees nothing of it', async () => {
  const { context, person } = await givenDevice()
  await app.graphql('mutation { logOut { ok } }', {}, person.token)
  await context.clearCookies()
  const { page, letThrough } = await openWithoutScript(context)
  await checking(page).waitFor()
  letThrough()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await eventually(async () => expect(await drawn(page)).toEqual([]))
  await signIn(page, await signUpAndIn(app))
  await page.getByRole('heading', { name: 'Your plan' }).waitFor()
  expect(await checking(page).count()).toBe(0)
  await context.close()
})

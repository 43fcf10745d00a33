import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, type Look, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'
import { planOf, rowOf } from '../support/plans'

const LANDSCAPE = { width: 844, height: 390 }

const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })

/** Cook of a person who has planned three dinners for four. */
async function openCook(look: Look = {}): Promise<Page> {
  const cook = await signUpAndIn(app)
  const dinner = [0, 9, 21].map((index) => rowOf(app, 'dinner', index, 4))
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan: planOf({ dinner }) },
    cook.token,
  )
  const { page } = await browser.openAs(cook, { screen: SCREENS.phone, ...look })
  await page.goto(`${app.url}/?mode=cook`)
  await page.getByText('Step 1 of', { exact: false }).first().waitFor()
  return page
}

const enter = async (page: Page) => {
  await page.getByRole('button', { name: 'Start cooking' }).click()
  await page.getByRole('heading', { name: /^Step 1 of \d+ · for 4$/ }).waitFor()
}
const addDish = async (page: Page, at: number) => {
  const before = await page.getByRole('list', { name: 'Dishes' }).getByRole('button').count()
  await page.getByRole('combobox', { name: 'Select a meal' }).last().click()
  await page.getByRole('option').nth(at).click()
  await page.getByRole('list', { name: 'Dishes' }).getByRole('button').nth(before).waitFor()
}
const next = (page: Page) => page.getByRole('button', { name: /^Next/ })
const startTimer = async (page: Page) => {
  const start = page.getByRole('button', { name: /^Start timer/ })
  for (let step = 0; step < 12 && (await start.count()) === 0; step++) await next(page).click()
  await start.first().click()
}
/** Has the timers that run end in some milliseconds instead. */
async function endTimers(page: Page, left: number): Promise<void> {
  await page.evaluate((after) => {
    const kept = JSON.parse(sessionStorage.getItem('timers') ?? '{}') as {
      timers: { endsAt: number; doneAt: number }[]
    }
    for (const timer of kept.timers) Object.assign(timer, { endsAt: Date.now() + after, doneAt: Date.now() })
    sessionStorage.setItem('timers', JSON.stringify(kept))
  }, left)
  await page.reload()
}

it.each([SCREENS.phone, LANDSCAPE])('Cook opens with its first step in view at $width × $height', async (screen) => {
  const page = await openCook({ screen })
  const box = await page.getByRole('heading', { name: /^Step 1 of/ }).boundingBox()
  expect(box?.y).toBeLessThan(screen.height === 844 ? 320 : 290)
  for (const name of ['Cook', 'Plan']) expect(await page.getByRole('tab', { name }).isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Go to meal instructions' }).isVisible()).toBe(true)
  expect(await page.getByRole('textbox', { name: 'Serves' }).inputValue()).toBe('4')
  const plate = await page.getByRole('combobox', { name: 'Select a meal' }).first().locator('img').boundingBox()
  expect([plate?.width, plate?.height]).toEqual([32, 32])
  await page.context().close()
})

it.each([SCREENS.phone, LANDSCAPE])('instructions open with step 1 in view at $width × $height', async (screen) => {
  const page = await openCook({ screen })
  await page.getByRole('link', { name: 'Go to meal instructions' }).click()
  const box = await page.getByRole('heading', { name: 'Step 1', exact: true }).boundingBox()
  expect((box?.y ?? screen.height) + (box?.height ?? 0)).toBeLessThan(screen.height)
  await page.context().close()
})

it.each([SCREENS.phone, LANDSCAPE])(
  'the kitchen holds a step with its ingredients at $width × $height',
  async (screen) => {
    const page = await openCook({ screen, touch: true })
    await enter(page)
    const words = page.locator('[data-kitchen] p[aria-live]')
    const size = await words.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThanOrEqual(24)
    expect(size).toBeLessThanOrEqual(32)
    expect((await words.boundingBox())?.y).toBeLessThan(screen.height === 844 ? 220 : 120)
    expect(await page.locator('[data-kitchen]').evaluate((kitchen) => kitchen.scrollWidth - kitchen.clientWidth)).toBe(
      0,
    )
    for (const name of ['Back', 'Next']) {
      const button = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect(button?.height).toBeGreaterThanOrEqual(56)
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(screen.height)
    }
    expect(await axeFindings(page)).toEqual([])
    await page.goBack()
    await page.getByRole('heading', { name: /^Step 1 of \d+$/ }).waitFor()
    await enter(page)
    await page.keyboard.press('Escape')
    await page.locator('[data-kitchen]').waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('?mode=cook')
    await page.context().close()
  },
)

it('two dishes are cooked with timers through a reload and a hidden page', async () => {
  const page = await openCook()
  await page.context().grantPermissions(['notifications'])
  await enter(page)
  await addDish(page, 0)
  await page.getByRole('button', { name: 'What next' }).click()
  const order = page.getByRole('list', { name: 'What next' }).getByRole('button')
  const names = await order.locator('b').allTextContents()
  expect(new Set(names).size).toBe(2)
  await page.getByRole('dialog', { name: 'What next' }).getByRole('button', { name: 'Close' }).click()

  await startTimer(page)
  await endTimers(page, 20_000)
  const clock = page.getByRole('list', { name: 'Dishes' }).getByText(/^\d+:\d\d(:\d\d)?$/)
  await clock.waitFor()
  // The page is hidden when the time is up: it notifies, and says it when it is seen again.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    Object.assign(window, { told: [] })
    ServiceWorkerRegistration.prototype.showNotification = (title) => {
      ;(window as unknown as { told: string[] }).told.push(title)
      return Promise.resolve()
    }
    window.Notification = class {
      static readonly permission = 'granted'
      constructor(title: string) {
        ;(window as unknown as { told: string[] }).told.push(title)
      }
      addEventListener() {}
    } as unknown as typeof Notification
  })
  await page.getByRole('timer').filter({ hasText: "Time's up" }).waitFor({ timeout: 60_000 })
  await eventually(async () => {
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told)
    expect(told).toEqual([expect.stringMatching(/^Time's up: .+ for .+$/)])
  })
  await page.getByRole('button', { name: /^Dismiss/ }).click()
  await page.getByRole('timer').waitFor({ state: 'detached' })
  await page.context().close()
})

it('a timer that rings is in sight in landscape, wherever the page is (COOK-15)', async () => {
  const page = await openCook({ screen: LANDSCAPE })
  await startTimer(page)
  await endTimers(page, 3000)
  await page.getByRole('timer').filter({ hasText: "Time's up" }).waitFor()
  const dismiss = page.getByRole('button', { name: /^Dismiss/ })
  const box = await dismiss.boundingBox()
  expect((box?.y ?? LANDSCAPE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(LANDSCAPE.height)
  await dismiss.click()
  await page.getByRole('timer').waitFor({ state: 'detached' })
  await page.context().close()
})

it('ingredients are crossed off offline, and stay so through a reload and between steps', async () => {
  const page = await openCook({ touch: true })
  await enter(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^All \d+ ingredients?$/ }).click()
  await page.getByRole('checkbox').first().click()
  await page.getByRole('checkbox', { checked: true }).waitFor()
  await page.keyboard.press('Escape')
  await next(page).click()
  await page.getByRole('heading', { name: /^Step 2 of/ }).waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await page.getByRole('heading', { name: /^Step 2 of/ }).waitFor()
  await page.getByRole('button', { name: /^All \d+ ingredients?$/ }).click()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1)
  await page.context().close()
})

import type { BrowserContext, Page } from 'playwright-core'
import { eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

/** The narrowest page that must not scroll sideways: 1,280 pixels at four times their size. */
const NARROWEST = { width: 320, height: 640 }
const LONG = 'Supercalifragilisticexpialidociousberryblossomsyrup'

const app = givenApp()
const browser = givenBrowser()
let cook: Person
let context: BrowserContext
let page: Page

beforeEach(async () => {
  // Everyone begins with an empty plan, which the household would keep.
  cook = await signUpAndIn(app)
  ;({ context, page } = await browser.openAs(cook, { screen: SCREENS.phone }))
})
afterEach(() => context.close())

const alert = (words: string) => page.getByRole('region', { name: 'Alerts' }).getByText(words)

/** Everything that was asked for is on the screen. */
const drawn = () => page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))

async function startPlan(): Promise<void> {
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await alert('New plan proposed').waitFor()
}

/** Saves an own dish with an unknown ingredient whose name is one long word. */
async function saveDish(): Promise<string> {
  const line = { text: LONG, amount: 1, unit: 'piece', ingredient: null, preparation: null, optional: false }
  const input = {
    id: null,
    name: LONG,
    serves: 1,
    minutes: 5,
    categories: ['DINNER'],
    tags: [],
    mainLine: 0,
    steps: [`Eat the ${LONG}.`],
    urlDetails: null,
    lines: [line],
  }
  const answer = await app.graphql(
    'mutation ($input: SaveDishInput!) { saveDish(input: $input) { dish { slug } errors { field message } } }',
    { input },
    cook.token,
  )
  return (answer.data as unknown as { saveDish: { dish: { slug: string } } }).saveDish.dish.slug
}

it('no page of the planner scrolls sideways, however narrow it is and however long the words are', async () => {
  const slug = await saveDish()
  await startPlan()
  await page.setViewportSize(NARROWEST)
  const pages = {
    '/?mode=plan': page.getByRole('button', { name: 'Randomize dinner 3' }),
    '/?mode=shop': page.getByRole('checkbox').first(),
    '/?mode=cook': page.getByRole('heading', { name: 'Steps' }),
    '/?mode=settings': page.getByRole('button', { name: 'Save Settings' }),
    '/dishes': page.getByRole('link', { name: `Edit ${LONG}` }),
    [`/instructions/${slug}`]: page.getByRole('heading', { name: 'Nutrition per serve' }),
  }
  for (const [path, ready] of Object.entries(pages)) {
    await page.goto(app.url + path)
    await ready.waitFor()
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, NARROWEST.width])
  }
})

it('with little height, as at 400 % zoom, no bar floats over the planner', async () => {
  await startPlan()
  const floating = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('header *, main *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.getBoundingClientRect().height > 10)
        .map((element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80)),
    )
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await floating()).toContain('Planner')
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await floating()).toEqual([])
})

it('with the browser’s own text at 200 % nothing scrolls sideways and the theme switch stays in sight', async () => {
  const slug = await saveDish()
  await startPlan()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const heading = page.getByRole('heading', { level: 1 })
  const pages = {
    '/?mode=plan': page.getByRole('button', { name: 'Randomize dinner 3' }),
    '/?mode=shop': page.getByRole('checkbox').first(),
    '/?mode=cook': page.getByRole('heading', { name: 'Steps' }),
    '/?mode=settings': page.getByRole('button', { name: 'Save Settings' }),
    '/feedback': page.getByRole('button', { name: 'Submit Feedback & Enter Raffle' }),
    '/instructions/weeknight-butter-chicken': page.getByText('Step 1', { exact: true }).first(),
    [`/instructions/${slug}`]: page.getByText('Step 1', { exact: true }).first(),
    '/dishes': page.getByRole('link', { name: LONG, exact: true }),
    '/dishes/moving-in': page.getByRole('link', { name: 'To Mealwright' }),
    '/dishes/new': heading,
    '/meals': page.getByRole('button', { name: 'Show more meals' }),
    '/household': page.getByRole('button', { name: 'Add a person' }),
  }
  for (const [path, ready] of Object.entries(pages)) {
    await page.goto(app.url + path)
    await ready.waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    // The page takes its larger text some frames later.
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await eventually(async () => expect([path, await width()]).toEqual([path, SCREENS.phone.width]))
    const theme = await page.getByRole('button', { name: /^Theme/ }).boundingBox()
    expect((theme?.x ?? NaN) + (theme?.width ?? NaN)).toBeLessThanOrEqual(SCREENS.phone.width)
    await page.setViewportSize(NARROWEST)
    await eventually(async () => expect([path, await width()]).toEqual([path, NARROWEST.width]))
    await page.setViewportSize(SCREENS.phone)
  }
})

it('alerts never pile up over the dice that bring them', async () => {
  await startPlan()
  const dice = page.getByRole('button', { name: 'Randomize breakfast 2' })
  for (let time = 0; time < 3; time++) {
    await Promise.all([page.waitForResponse((response) => response.url().endsWith('/graphql')), dice.click()])
    await alert('How about').waitFor()
  }
  expect(await page.getByRole('button', { name: 'Close alert' }).count()).toBeLessThanOrEqual(1)
})

it('each mode opens at the top and keeps its own scroll position', async () => {
  await startPlan()
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.getByRole('tab', { name: 'Shop' }).click()
  await page.getByRole('checkbox').first().waitFor()
  await eventually(async () => expect(await scrolled()).toBe(0))
  await page.evaluate(() => window.scrollTo(0, 200))
  await page.getByRole('tab', { name: 'Plan' }).click()
  await eventually(async () => expect(await scrolled()).toBe(300))
})

it('an alert about a failed save covers neither the save button nor the focused control', async () => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SaveSettings')
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue(),
  )
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('button', { name: 'Add to Dietary requirements' }).click()
  await page.getByRole('button', { name: 'Gluten free' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  const save = page.getByRole('button', { name: 'Save Settings' })
  await save.click()
  const words = alert('Error Saving Settings')
  await words.waitFor()
  // It stays while the pointer is over it.
  await words.hover()
  const box = async (which: typeof save) => (await which.boundingBox()) ?? { y: NaN, height: NaN }
  const over = await box(words.locator('..'))
  expect(over.y + over.height).toBeLessThanOrEqual((await box(save)).y)

  await page.getByRole('combobox', { name: 'Gluten free' }).focus()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    await drawn()
    const focus = page.locator(':focus')
    const held = await box(focus)
    // Below it stand the buttons of the form, which float too.
    const isClear = held.y + held.height <= over.y || held.y >= over.y + over.height
    const isSeen = await focus.evaluate((control) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      return control.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect({ held, isClear, isSeen }).toEqual({ held, isClear: true, isSeen: true })
  }
})

it.each(['tablet', 'desk'] as const)(
  'content below the forms does not jump when they load late: %s',
  async (screen) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let come = () => {}
    const late = new Promise<void>((resolve) => (come = resolve))
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('SettingsForms')) await late
      await route.continue()
    })
    await page.setViewportSize(SCREENS[screen])
    await page.goto(`${app.url}/?mode=settings`)
    await page.getByText('Loading your settings').waitFor({ state: 'attached' })
    come()
    await page.getByRole('button', { name: 'Add to Dietary requirements' }).waitFor()
    await drawn()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05)
  },
)

it.each([
  [820, 1180],
  [844, 390],
])(
  'nothing at the top of Plan and Shop, and no column of the list, reaches into another: %s × %s',
  async (width, height) => {
    await startPlan()
    await page.setViewportSize({ width, height })
    for (const [path, ready] of [
      ['/?mode=plan', page.getByRole('button', { name: 'Randomize dinner 3' })],
      ['/?mode=shop', page.getByRole('checkbox').first()],
    ] as const) {
      await page.goto(app.url + path)
      await ready.waitFor()
      const overlaps = await page.evaluate(() => {
        const parts = [
          ...document.querySelectorAll('header > div > :not(nav), h1, main h2, main [role=checkbox]'),
        ].filter((part) => part.checkVisibility())
        const boxes = parts.map((part) => {
          // A head of the list is as wide as its line.
          const line = part.tagName === 'H2' && part.closest('section') ? (part.parentElement ?? part) : part
          return { words: part.textContent, ...line.getBoundingClientRect().toJSON() } as DOMRect & { words: string }
        })
        return boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter(
              (other) =>
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
            )
            .map((other) => `${one.words} and ${other.words}`),
        )
      })
      expect([path, overlaps]).toEqual([path, []])
    }
  },
)

import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { LOOKS } from '../support/looks'
import { signUpAndIn } from '../support/people'
import { setSettings } from '../support/plans'
import { mealNames, openSheet, rowPicker } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true })

/** Opens the picker of the first dinner of a plan with three of each. */
async function openPicker(page: Page, isPhone: boolean): Promise<void> {
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(9))
  if (isPhone) await rowPicker(await openSheet(page, 'Dinner', 1), 'Dinner', 1).click()
  else await rowPicker(page, 'Dinner', 1).click()
  await chip(page, '30 minutes').waitFor()
}

it.each(LOOKS)(
  'a meal is found by what is in it, and by filters: %s, %s (PLAN-87)',
  async (theme, size) => {
    const ann = await signUpAndIn(app)
    const { page, context, errors } = await browser.openAs(ann, { theme, screen: SCREENS[size] })
    await openPicker(page, size === 'phone')
    const options = page.getByRole('option')
    const all = await options.count()
    // Hundreds of options take axe many seconds; the themes and sizes are looked at with those that are found below.
    if (theme === 'light' && size === 'phone') expect(await axeFindings(page)).toEqual([])

    // By the keys: from the search box to the filters and back.
    const search = page.getByRole('combobox', { name: 'Search meals' })
    await search.focus()
    await eventually(async () => {
      await page.keyboard.press('Tab')
      expect(await chip(page, '30 minutes').evaluate((button) => button === document.activeElement)).toBe(true)
    })
    await page.keyboard.press('Space')
    await eventually(async () => expect(await chip(page, '30 minutes').getAttribute('aria-pressed')).toBe('true'))
    await eventually(async () => expect(await options.count()).toBeLessThan(all))
    await chip(page, 'Not lately').click()

    // Meals of this name, then those with it.
    await search.fill('coriander')
    await page.getByRole('group', { name: 'By ingredient or tag' }).waitFor()
    await page
      .getByText(/^ ?with .*coriander/)
      .first()
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    const { height } = SCREENS[size]
    for (const width of size === 'phone' ? [320, 390] : [1440]) {
      await page.setViewportSize({ width, height })
      const overflow = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('[role=listbox]')].map(
          (one) => one.scrollWidth - one.clientWidth,
        ),
      )
      expect(overflow.filter((more) => more > 0)).toEqual([])
    }

    await search.fill('no meal is called so')
    await page.getByText(/recipes suit your table/).waitFor()
    await search.fill('')
    await chip(page, '30 minutes').click()
    await chip(page, 'Not lately').click()
    await eventually(async () => expect(await options.count()).toBe(all))
    await search.fill('coriander')
    await page
      .getByText(/^ ?with .*coriander/)
      .first()
      .waitFor()
    const name = await options
      .first()
      .locator('span')
      .evaluate((words) => words.firstChild?.textContent)
    await page.keyboard.press('Enter')
    await options.first().waitFor({ state: 'detached' })
    expect(await mealNames(page, 'Dinner')).toContain(name)
    expect(errors).toEqual([])
    await context.close()
  },
  180_000,
)

it.each([
  ['a tablet', SCREENS.tablet],
  ['a phone held sideways', { width: 844, height: 390 }],
])('opened from a sheet it fills the screen on %s too (PLAN-87)', async (_name, screen) => {
  const { page, context, errors } = await browser.openAs(await signUpAndIn(app), { screen })
  await openPicker(page, true)
  const popup = page.getByRole('dialog', { name: 'Dinner 1' })
  await eventually(async () => expect(await popup.boundingBox()).toEqual({ x: 0, y: 0, ...screen }))
  await page.getByRole('combobox', { name: 'Search meals' }).fill('coriander')
  await page.getByRole('group', { name: 'By ingredient or tag' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).last().click()
  await popup.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await context.close()
})

it('its list stays above the on-screen keyboard (PLAN-87)', async () => {
  const { page, context, errors } = await browser.openAs(await signUpAndIn(app), { screen: SCREENS.phone, touch: true })
  await openPicker(page, true)
  const popup = page.getByRole('dialog', { name: 'Dinner 1' })
  /** As a phone's browser says it: the keyboard covers a part of the window, whose size stays. */
  const coverAll = (but: number) =>
    page.evaluate((left) => {
      Object.defineProperty(window.visualViewport, 'height', { value: left, configurable: true })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    }, but)
  await coverAll(480)
  await eventually(async () => expect((await popup.boundingBox())?.height).toBe(480))
  const list = await page.getByRole('listbox').boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(480)
  expect(list?.height).toBeGreaterThan(200)
  await coverAll(SCREENS.phone.height)
  await eventually(async () => expect((await popup.boundingBox())?.height).toBe(SCREENS.phone.height))
  expect(errors).toEqual([])
  await context.close()
})

it('says which meals of a name do not suit, and leads to why (PLAN-87)', async () => {
  const ann = await signUpAndIn(app)
  await setSettings(app, ann.userId, { requirements: { VEGAN: 'STRICT' } })
  const { page, context, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  await openPicker(page, true)
  await page.getByRole('combobox', { name: 'Search meals' }).fill('lamb')
  await page.getByText(/meals? of this name do(es)? not suit your table, such as:/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: /lamb/i }).first().click()
  await page.waitForURL('**/instructions/**')
  await page.getByText('This meal does not suit your settings.').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

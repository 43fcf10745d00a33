import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'
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

it.each([
  ['light', 'phone'],
  ['dark', 'phone'],
  ['light', 'desk'],
  ['dark', 'desk'],
] as const)(
  'a meal is found by what is in it, and by filters: %s, %s (PLAN-87)',
  async (theme, size) => {
    const ann = await signUpAndIn(app)
    const { page, context, errors } = await browser.openAs(ann, { theme, screen: SCREENS[size] })
    await openPicker(page, size === 'phone')
    const options = page.getByRole('option')
    const all = await options.count()
    expect(await axeFindings(page)).toEqual([])
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${theme}-${size}-open.png` })

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
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${theme}-${size}-typed.png` })
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

import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { LOOKS } from '../support/looks'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()
let cook: Person

beforeAll(async () => {
  cook = await signUpAndIn(app)
})

const list = (page: Page) => page.getByRole('list', { name: 'Meals' })
const cards = (page: Page) => list(page).getByRole('listitem')
/** The names of the meals that are shown, once they are those that were asked for. */
async function namesOf(page: Page): Promise<string[]> {
  await list(page).and(page.locator(':not([aria-busy])')).waitFor()
  return cards(page).evaluateAll((all) =>
    all.map((one) => one.querySelector('button:not([aria-label]) > span')?.textContent ?? ''),
  )
}
const address = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search)

async function openMeals(page: Page, search = ''): Promise<void> {
  await page.goto(`${app.url}/meals${search}`)
  await cards(page).first().waitFor()
}

it('one searches, filters and sorts, opens a meal and comes back to the same (WEEK-1, WEEK-2, WEEK-5)', async () => {
  const { page, context, errors } = await browser.openAs(cook, { screen: SCREENS.phone })
  await openMeals(page)
  expect(await cards(page).count()).toBe(24)
  await page.getByText(/of [\d,]+ suit your table/).waitFor()
  const plate = cards(page).first().locator('img')
  await eventually(async () =>
    expect(await plate.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0),
  )
  expect(await plate.getAttribute('src')).toMatch(/^\/plates\//)

  await page.getByRole('searchbox', { name: 'Search meals' }).fill('lentil')
  await eventually(async () => expect(await address(page)).toBe('/meals?q=lentil'))
  const lentils = await namesOf(page)
  expect(lentils.length).toBeGreaterThan(1)

  await page.getByRole('button', { name: 'Clear the search' }).click()
  await page.getByRole('button', { name: 'Breakfast', exact: true }).click()
  await page.getByRole('button', { name: '30 minutes or less' }).click()
  await page.getByRole('combobox', { name: 'Sort' }).click()
  await page.getByRole('option', { name: 'By name' }).click()
  await eventually(async () => expect(await address(page)).toBe('/meals?for=breakfast&only=quick&sort=name'))
  await eventually(async () => {
    const names = await namesOf(page)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
    for (const facts of await cards(page).allInnerTexts()) {
      const minutes = Number(/(\d+) min/.exec(facts)?.[1])
      expect(minutes).toBeLessThanOrEqual(30)
    }
  })

  const before = await namesOf(page)
  await page.getByRole('button', { name: 'Show more meals' }).click()
  await eventually(async () => expect((await namesOf(page)).length).toBeGreaterThan(before.length))
  const all = await namesOf(page)
  expect(all.slice(0, before.length)).toEqual(before)
  const name = all[before.length] ?? ''
  await cards(page).nth(before.length).getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByRole('link', { name: 'Open the recipe' }).click()
  await page.waitForURL('**/instructions/**')
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.goBack()
  await eventually(async () => expect(await namesOf(page)).toEqual(all))
  expect(await address(page)).toBe('/meals?for=breakfast&only=quick&sort=name')
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0))
  expect(errors).toEqual([])
  await context.close()
}, 120_000)

it('a meal is liked, rated, put into the plan and taken back, wanted never again and again (WEEK-4, WEEK-5)', async () => {
  const ann = await signUpAndIn(app)
  const { page, context, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  await openMeals(page, '?for=dinner&sort=name')
  const [first = '', second = ''] = await namesOf(page)
  const heart = page.getByRole('button', { name: `Favourite: ${first}`, exact: true })
  await heart.click()
  await eventually(async () => expect(await heart.getAttribute('aria-pressed')).toBe('true'))
  await cards(page).first().getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: first })
  await sheet.getByRole('button', { name: '4 of 5' }).click()
  await sheet.getByText('rated 4 of 5').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Put it into the plan' }).click()
  await sheet.waitFor({ state: 'detached' })
  await cards(page).first().getByText('in the plan').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => expect(await cards(page).first().getByText('in the plan').count()).toBe(0))

  await page.getByRole('button', { name: 'Favourites' }).click()
  await eventually(async () => expect(await namesOf(page)).toEqual([first]))
  await page.getByRole('button', { name: 'Favourites' }).click()
  await eventually(async () => expect((await namesOf(page))[1]).toBe(second))

  await cards(page).nth(1).getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Never again' }).click()
  await eventually(async () => expect(await namesOf(page)).not.toContain(second))
  await page.getByRole('button', { name: 'Never again' }).click()
  await eventually(async () => expect(await namesOf(page)).toEqual([second]))
  await page.getByRole('button', { name: `Want ${second} again` }).click()
  await page.getByRole('heading', { name: 'No meal is like that' }).waitFor()
  expect(errors).toEqual([])
  await context.close()
}, 120_000)

it('keys reach all of it, and the focus comes back from a meal to its card', async () => {
  const { page, context } = await browser.openAs(cook)
  await openMeals(page, '?sort=name')
  const search = page.getByRole('searchbox', { name: 'Search meals' })
  await search.focus()
  await page.keyboard.type('soup')
  await eventually(async () => expect(await address(page)).toBe('/meals?q=soup&sort=name'))
  const [first = ''] = await namesOf(page)
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press('Tab')
    if (
      await cards(page)
        .first()
        .getByRole('button')
        .first()
        .evaluate((one) => one === document.activeElement)
    )
      break
  }
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: first }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const held = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await eventually(async () => expect(await held()).toContain(first))
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Favourite: ${first}`)
  await page.keyboard.press('Space')
  await page
    .locator('[aria-pressed=true]')
    .and(page.getByRole('button', { name: `Favourite: ${first}` }))
    .waitFor()
  await context.close()
})

it.each(LOOKS)('axe finds nothing, and nothing is wider than its window: %s, %s', async (theme, size) => {
  const { page, context, errors } = await browser.openAs(cook, { theme, screen: SCREENS[size] })
  await openMeals(page)
  const { height } = SCREENS[size]
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: SCREENS[size].width, height: Math.max(height, whole) })
  expect(await axeFindings(page)).toEqual([])
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height })
    for (const text of ['100%', '200%']) {
      await page.addStyleTag({ content: `html { font-size: ${text} }` })
      await eventually(async () =>
        expect([width, text, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
          width,
          text,
          width,
        ]),
      )
    }
  }
  expect(errors).toEqual([])
  await context.close()
})

it('says why nothing is found, and leads on', async () => {
  const { page, context } = await browser.openAs(cook, { screen: SCREENS.phone })
  await page.goto(`${app.url}/meals?q=zzzz`)
  await page.getByRole('heading', { name: 'No meal is like that' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await cards(page).first().waitFor()
  expect(await address(page)).toBe('/meals')
  await context.close()
})

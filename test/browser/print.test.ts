import type { Page } from 'playwright-core'
import { LIMITS } from '../../schema/limits'
import { eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'
import { mealNames, rowName } from '../support/planRows'
import { planOf, rowOf, signUpWithPlan } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()
let page: Page

beforeAll(async () => {
  page = (await browser.openAs(await signUpAndIn(app), { theme: 'dark' })).page
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  // The rows come at once, their meals with the server's answer.
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(9))
})
afterEach(() => page.emulateMedia({ media: null }))

/** The names of the visible controls, which make no sense on paper. */
const controls = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, [role="tab"], [role="radio"], a[href]')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.hasAttribute('aria-expanded') &&
          element.getAttribute('role') !== 'combobox',
      )
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
  )

const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

async function onPaper(): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  expect(await background()).toBe('rgb(255, 255, 255)')
}

it('prints a plan as its meals, without a control', async () => {
  await page.goto(`${app.url}/?mode=plan`)
  await page.getByRole('button', { name: 'Randomize dinner 3' }).waitFor()
  const rows = page.getByRole('grid', { name: 'Dinner meals' }).locator('[data-row]:not([data-empty])')
  const meals = await rows.allTextContents()
  expect(meals).toEqual(Array(3).fill(expect.stringMatching(/./)))
  expect(await controls()).not.toEqual([])
  await onPaper()
  expect(await controls()).toEqual([])
  for (const meal of meals) expect(await page.getByText(meal, { exact: true }).isVisible()).toBe(true)
  expect(await page.getByRole('heading', { name: 'Dinner' }).isVisible()).toBe(true)
})

it('prints the plan on one sheet, by category and by day, also with as many meals as it can have (WEEK-15)', async () => {
  const cook = await signUpWithPlan(app, LIMITS.mealsPerCategory)
  for (const screen of [SCREENS.phone, SCREENS.desk]) {
    const { page: own, context } = await browser.openAs(cook, { screen })
    await own.goto(app.url)
    await rowName(own, 'Dinner', LIMITS.mealsPerCategory).waitFor()
    const sheets = async () => (await own.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page[^s]/g)?.length
    expect(await sheets()).toBe(1)
    await own.getByRole('button', { name: 'By day' }).click()
    await own.getByRole('grid', { name: 'The week' }).waitFor()
    const spread = own.getByRole('button', { name: 'Spread over the week' })
    if (screen === SCREENS.phone) await spread.click()
    expect(await sheets()).toBe(1)
    await context.close()
  }
}, 60_000)

it('prints a list as areas and boxes, without a control', async () => {
  await page.goto(`${app.url}/?mode=shop`)
  await page.getByRole('checkbox').first().waitFor()
  const lines = await page.getByRole('checkbox').count()
  await onPaper()
  expect(await controls()).toEqual([])
  const boxes = await page.getByRole('checkbox').all()
  expect(boxes).toHaveLength(lines)
  for (const box of boxes) expect(await box.isVisible()).toBe(true)
})

/** Pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

it('prints a list of 67 rows on one sheet of A4', async () => {
  const person = await signUpAndIn(app)
  const dinner = Array.from({ length: 7 }, (_, index) => rowOf(app, 'dinner', index * 7, 4))
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan: planOf({ dinner }) },
    person.token,
  )
  const { page: long } = await browser.openAs(person)
  await long.goto(`${app.url}/?mode=shop`)
  await long.getByRole('checkbox').first().waitFor()
  const lines = await long.getByRole('checkbox').count()
  expect(lines).toBeLessThan(67)
  const own = Array.from({ length: 67 - lines }, (_, index) => `item number ${index + 1} of our own`)
  await long.getByLabel('Add items').fill(own.join('; '))
  await long.keyboard.press('Enter')
  await eventually(async () => expect(await long.getByRole('checkbox').count()).toBe(67))
  expect(pagesOf(await long.pdf({ format: 'A4' }))).toBe(1)
  await long.emulateMedia({ media: 'print' })
  for (const box of await long.getByRole('checkbox').all()) expect(await box.isVisible()).toBe(true)
})

it('prints a planned meal with its name, all its ingredients and all its steps, whichever is on the screen', async () => {
  await page.goto(`${app.url}/?mode=cook`)
  const first = page.getByRole('heading', { name: /^Step 1 of \d+$/ })
  await first.waitFor()
  const count = Number(/\d+$/.exec((await first.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(1)
  const meal = (await page.getByRole('combobox', { name: 'Select a meal' }).textContent()) ?? ''
  const steps = page.getByRole('heading', { level: 3, name: /^Step \d+ of \d+$/ })
  expect(await steps.count()).toBe(1)
  await page.getByRole('button', { name: 'Hide ingredients' }).click()
  await page.getByRole('list', { name: 'Ingredients' }).waitFor({ state: 'hidden' })
  await onPaper()
  expect(await controls()).toEqual([])
  expect(await steps.count()).toBe(count)
  expect(await page.getByRole('list', { name: 'Ingredients' }).isVisible()).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([meal])
})

it("prints a meal's instructions as ingredients beside steps", async () => {
  await page.goto(`${app.url}/?mode=cook`)
  await page.getByRole('link', { name: 'Go to meal instructions' }).click()
  await page.getByRole('heading', { name: 'Step 1' }).waitFor()
  await onPaper()
  expect(await controls()).toEqual([])
  const ingredients = await page.getByRole('heading', { name: 'Ingredients' }).boundingBox()
  const steps = await page.getByRole('heading', { name: 'Instructions' }).boundingBox()
  expect(steps?.x).toBeGreaterThan((ingredients?.x ?? 0) + (ingredients?.width ?? 0))
  expect(await page.getByText(/^\d serves?$/).isVisible()).toBe(true)
})

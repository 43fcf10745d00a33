import type { Page } from 'playwright-core'
import { importCatalogue } from '../../server/catalogue/importCatalogue'
import { eventually, givenBrowser, type OpenPage } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { HOSTILE_TEXTS, hostileCatalogue } from '../support/hostileTexts'
import { type Person, signUpAndIn } from '../support/people'
import { setSettings } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()
let cook: Person

beforeAll(async () => {
  cook = await signUpAndIn(app)
  await importCatalogue(app.services, hostileCatalogue())
  await app.services.catalogue.refresh()
})

async function signedIn(): Promise<OpenPage> {
  const opened = await browser.openAs(cook)
  opened.page.on('dialog', (dialog) => void dialog.dismiss())
  return opened
}

const withoutAddress = (error: string): string => error.replace(/ at \S*$/, '')

/**
 * Checks that no text became an element, an attribute or a script; a script that the security policy blocked counts too.
 * The address of a meal's picture, which is one of ours, has the text in it.
 */
async function isInert(page: Page, errors: string[]): Promise<void> {
  const found = await page.evaluate(() => ({
    pwned: 'pwned' in window,
    elements: document.querySelectorAll(
      'img[src="x"], svg[onload], [onerror], [onmouseover], [onfocus], iframe[srcdoc], math, base, meta[http-equiv=refresh], [href^="javascript:" i], [href^="data:text" i], [href^="file:" i], [href^="vbscript:" i], [href*="evil.example"]:not([href^="/pictures/"])',
    ).length,
    scripts: [...document.scripts].filter(
      // Data is not run.
      ({ type, textContent }) => !/^application\/(?:ld\+)?json$/.test(type) && (textContent ?? '').includes('pwned'),
    ).length,
  }))
  expect(found).toEqual({ pwned: false, elements: 0, scripts: 0 })
  expect(errors.filter((error) => /Content Security Policy|pwned|Refused/i.test(withoutAddress(error)))).toEqual([])
}

it('are text on the instructions page', async () => {
  const { page, errors } = await signedIn()
  for (const [index, text] of HOSTILE_TEXTS.entries()) {
    await page.goto(`${app.url}/instructions/meal-${index}`)
    await page.getByText('Step 1', { exact: true }).first().waitFor()
    const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
    expect(shown).toContain(`Stir ${text} well.`.replace(/\s+/g, ' '))
    await isInert(page, errors)
  }
  await page.context().close()
})

it('are text in the settings, as words that are never eaten', async () => {
  const { page, errors } = await signedIn()
  for (const text of HOSTILE_TEXTS) {
    await setSettings(app, cook.userId, { neverEaten: text })
    await page.goto(`${app.url}/?mode=settings`)
    const field = page.getByLabel('Ingredients I never eat')
    await eventually(async () => expect((await field.inputValue()).replace(/\s/g, ' ')).toBe(text.replace(/\s/g, ' ')))
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await page
      .getByText(/Error Saving Settings|Successfully Saved Settings/)
      .first()
      .waitFor()
    await isInert(page, errors)
  }
  await setSettings(app, cook.userId, {})
  await page.context().close()
})

it('are text in plan, list and cooking', async () => {
  const { page, errors } = await signedIn()
  await page.goto(`${app.url}/`)
  for (const half of [0, 1]) {
    const mealList = HOSTILE_TEXTS.slice(half * 10, half * 10 + 10).map((_, index) => ({
      uniqueId: Buffer.from(`meal-${half * 10 + index}`).toString('base64url'),
      numServes: 1,
    }))
    const none = { settings: { numMeals: 0 }, mealList: [] }
    const plan = { breakfast: none, lunch: none, dinner: { settings: { numMeals: mealList.length }, mealList } }
    const { data } = await app.graphql(
      'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { code field } } }',
      { plan },
      cook.token,
    )
    expect(data).toEqual({ saveMealPlan: { errors: [] } })
    await page.goto(`${app.url}/`)
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await page.getByRole('button', { name: 'Randomize dinner 10' }).waitFor()
    await isInert(page, errors)
    await page.getByRole('tab', { name: 'Shop' }).click()
    await page.getByRole('checkbox').first().waitFor()
    await isInert(page, errors)
    await page.getByRole('tab', { name: 'Cook' }).click()
    await page.getByText('Step 1', { exact: false }).first().waitFor()
    await isInert(page, errors)
  }
  await page.context().close()
})

import type { Page } from 'playwright-core'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'
import { joinHousehold } from '../support/households'

const app = givenApp()
const browser = givenBrowser()
let anna: Person
let ben: Person

beforeAll(async () => {
  anna = await signUpAndIn(app)
  ben = await signUpAndIn(app)
  await joinHousehold(app, anna, ben)
})

/** A page that fits its screen and in which axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width)
  expect(await axeFindings(page)).toEqual([])
}

it('milk is put in, seen by the other member as it happens, taken out and put back', async () => {
  const { page: his, context: hisContext } = await browser.openAs(ben, { screen: SCREENS.phone })
  await his.goto(`${app.url}/cupboard`)
  await his.getByText('Nothing in your cupboard yet').waitFor()
  const { page: hers, context } = await browser.openAs(anna, { screen: SCREENS.phone })
  await hers.goto(`${app.url}/cupboard`)
  await hers.getByText('Nothing in your cupboard yet').waitFor()
  await expectSound(hers)

  await hers.getByRole('combobox', { name: 'What do you have?' }).click()
  await hers.getByPlaceholder('Search all ingredients').fill('milk')
  await hers.getByRole('option', { name: 'milk', exact: true }).click()
  await hers.getByLabel('Amount (optional)').fill('1/2')
  await hers.getByLabel('Use by (optional)').fill('2001-02-03')
  await expectSound(hers)
  await hers.getByRole('button', { name: 'Save' }).click()
  const soon = hers.getByRole('list', { name: 'Use soon' })
  await soon.getByText('past its date').waitFor()
  await expectSound(hers)

  await his.getByText('past its date').waitFor()
  await his.getByRole('button', { name: 'Remove milk' }).click()
  await his.getByText('Nothing in your cupboard yet').waitFor()
  await hers.getByText('Nothing in your cupboard yet').waitFor()
  await his.getByRole('button', { name: 'Undo' }).click()
  await soon.getByText('past its date').waitFor()
  await hisContext.close()
  await context.close()
})

import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { keptOn } from '../support/keptOn'
import { planOf, rowOf } from '../support/plans'

const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })
let anna: Person
let ben: Person

beforeEach(async () => {
  anna = await signUpAndIn(app)
  ben = await signUpAndIn(app)
  await joinHousehold(app, anna, ben, { name: 'Ben' })
  const plan = planOf({ dinner: [rowOf(app, 'dinner', 0), rowOf(app, 'dinner', 1)] })
  await app.graphql(
    'mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { errors { message } } }',
    { plan },
    anna.token,
  )
})

const shared = async ({ token }: Person) => {
  const { data } = await app.graphql(
    '{ sharedList { ticks { key } } cupboard { items { ingredient { name } amount } } }',
    {},
    token,
  )
  return data as unknown as {
    sharedList: { ticks: object[] }
    cupboard: { items: { ingredient: { name: string }; amount: number | null }[] }
  }
}
const queued = async (page: Page) => (await keptOn(page)).outbox.length
/** The first line of the list that is measured and not of the cupboard, opened. */
async function openLine(page: Page): Promise<string> {
  const fold = page.getByRole('button', { name: /^Meals that need / }).first()
  const name = (await fold.getAttribute('aria-label'))?.replace('Meals that need ', '') ?? ''
  await fold.click()
  return name
}

it('brings ticks and what is at home to the others when the app is opened again on another tab (SHOP-40, CUP-10)', async () => {
  const { page, context } = await browser.openAs(anna, { screen: SCREENS.phone })
  await page.goto(`${app.url}/?mode=shop`)
  await page
    .getByRole('button', { name: /^Meals that need / })
    .first()
    .waitFor()
  await context.setOffline(true)
  const name = await openLine(page)
  await page.getByRole('button', { name: 'I have some' }).click()
  await page.getByLabel(/^How (much|many)/).fill('1')
  await page.keyboard.press('Enter')
  await page.getByText(/at home, .* to buy\.$/).waitFor()
  await page.getByRole('button', { name: 'I have this' }).click()
  await page.getByRole('checkbox', { name: new RegExp(`^I have this: ${name}`), checked: true }).waitFor()
  await page.getByRole('checkbox').first().dispatchEvent('click')
  expect(await queued(page)).toBeGreaterThanOrEqual(3)
  expect(await shared(ben)).toEqual({ sharedList: { ticks: [] }, cupboard: { items: [] } })
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(app.url)
  await eventually(async () => {
    const { sharedList, cupboard } = await shared(ben)
    expect(sharedList.ticks).toHaveLength(1)
    expect(cupboard.items).toEqual([{ ingredient: { name }, amount: null }])
  })
  await eventually(async () => expect(await queued(again)).toBe(0))
  const his = await browser.openAs(ben, { screen: SCREENS.phone })
  await his.page.goto(`${app.url}/?mode=shop`)
  await his.page.getByRole('button', { name: 'In the trolley (1)' }).waitFor()
  await his.page.getByRole('checkbox', { name: new RegExp(`^I have this: ${name}`), checked: true }).waitFor()
  await his.context.close()
  await context.close()
})

it('asks before logging out with ticks that are not sent, and logs out when they are (SHOP-41)', async () => {
  const { page, context } = await browser.openAs(anna, { screen: SCREENS.phone })
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  await page.getByRole('tab', { name: 'Shop' }).click()
  await page.getByRole('checkbox').first().waitFor()
  await context.setOffline(true)
  await page.getByRole('checkbox').first().dispatchEvent('click')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Not everything has been sent' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect((await shared(ben)).sharedList.ticks).toHaveLength(1)
  await context.close()
})

it('opens and changes the cupboard without a network, and sends what was changed (CUP-9, DEV-15, DEV-16)', async () => {
  const { page, context } = await browser.openAs(anna, { screen: SCREENS.phone })
  await page.goto(`${app.url}/cupboard`)
  await page.getByText('Nothing in your cupboard yet').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.getByText('Nothing in your cupboard yet').waitFor()
  await page.waitForFunction(() => localStorage.getItem('knownIngredients') !== null)
  await context.setOffline(true)
  await page.getByText(/You're offline/).waitFor()
  await page.getByRole('combobox', { name: 'What do you have?' }).click()
  await page.getByPlaceholder('Search all ingredients').fill('milk')
  await page.getByRole('option', { name: 'milk', exact: true }).click()
  await page.getByLabel('Amount (optional)').fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove milk' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect((await shared(ben)).cupboard.items).toEqual([])
  await page.goto(`${app.url}/`)
  await context.setOffline(false)
  await eventually(async () =>
    expect((await shared(ben)).cupboard.items).toEqual([{ ingredient: { name: 'milk' }, amount: 2 }]),
  )
  await context.close()
})

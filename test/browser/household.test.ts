import type { Page } from 'playwright-core'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()
let anna: Person
let ben: Person

beforeAll(async () => {
  anna = await signUpAndIn(app)
  ben = await signUpAndIn(app)
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const names = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('listitem').allInnerTexts()

/** A page that fits its screen and in which axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width)
  expect(await axeFindings(page)).toEqual([])
}

it('a person is added, another is invited, joins and is removed again', async () => {
  const { page: hers, context } = await browser.openAs(anna, { screen: SCREENS.phone })
  await hers.goto(`${app.url}/household`)
  await hers.getByText('So far it is just you', { exact: false }).waitFor()
  await expectSound(hers)

  await button(hers, 'Add a person').click()
  await hers.getByLabel('Name', { exact: true }).fill('Mia')
  await hers.getByRole('checkbox', { name: 'Lunch' }).click()
  await expectSound(hers)
  await button(hers, 'Save').click()
  await hers.getByText('eats breakfast, dinner', { exact: false }).waitFor()

  await button(hers, 'Invite someone').click()
  await button(hers, 'Make invitation').click()
  const link = await hers.getByLabel('Link', { exact: true }).inputValue()
  await hers.getByRole('img', { name: 'The link as a QR code' }).waitFor()
  await expectSound(hers)
  await button(hers, 'Done').click()
  await hers.getByText('Shared by link').waitFor()

  const stranger = await (await browser.openContext({ screen: SCREENS.phone })).newPage()
  await stranger.goto(link)
  await stranger.getByRole('link', { name: 'Sign in to join' }).waitFor()
  await expectSound(stranger)
  await stranger.getByRole('link', { name: 'Sign in to join' }).click()
  await stranger.waitForURL('**/login?*')
  expect(new URL(stranger.url()).searchParams.get('next')).toBe(new URL(link).pathname)
  await stranger.context().close()

  const { page: his, context: hisContext } = await browser.openAs(ben, { screen: SCREENS.phone })
  await his.goto(link)
  await his.getByRole('textbox', { name: 'Your name in this household' }).fill('Ben')
  await expectSound(his)
  await button(his, 'Join').click()
  await his.waitForURL(`${app.url}/`)
  await his.goto(`${app.url}/household`)
  await his.getByText('Mia', { exact: true }).waitFor()
  expect(await names(his)).toHaveLength(3)
  expect(await button(his, 'Invite someone').count()).toBe(0)
  await expectSound(his)
  await his.goto(link)
  await his.getByText('This invitation can no longer be used').waitFor()

  await hers.reload()
  await hers.getByText('Mia', { exact: true }).waitFor()
  const hisName = 'Ben'
  await button(hers, `Change ${hisName}`).click()
  await button(hers, 'Remove').click()
  await hers.getByText(`Remove ${hisName}?`).waitFor()
  await button(hers, 'Remove').last().click()
  await hers.locator('main').getByText(String(hisName), { exact: true }).waitFor({ state: 'detached' })
  expect(await names(hers)).toHaveLength(2)
  await his.goto(`${app.url}/household`)
  await his.getByText('So far it is just you', { exact: false }).waitFor()
  await hisContext.close()
  await context.close()
})

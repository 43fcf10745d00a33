import type { Locator, Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { signUpAndIn } from '../support/people'
import { closeSheet, openSheet, planRow, rowName } from '../support/planRows'
import { signUpWithPlan } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()

const SIDE = 'Green salad'
const DESSERT = 'Poached pears'

/** Adds something to a row whose sheet is open; its list is gone afterwards. */
async function serve(page: Page, sheet: Locator, list: string, name: string): Promise<void> {
  await sheet.getByRole('combobox', { name: list }).click()
  await page.getByRole('combobox', { name: /^Search/ }).fill(name.slice(0, 12))
  await page.getByRole('option', { name }).click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}
const line = (page: Page, names: string) => planRow(page, 'Dinner', 1).getByText(names, { exact: true })

it('a side and a dessert are added, seen by others, bought, cooked, removed and brought back (PLAN-98, PLAN-101, PLAN-102)', async () => {
  const ann = await signUpWithPlan(app, 2)
  const ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  const { page, context, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  await page.goto(app.url)
  await rowName(page, 'Dinner', 2).waitFor()
  const { page: his, errors: hisErrors } = await browser.openAs(ben, { screen: SCREENS.desk, theme: 'dark' })
  await his.goto(app.url)
  await rowName(his, 'Dinner', 1).waitFor()

  const before = await planRow(page, 'Dinner', 1).boundingBox()
  const sheet = await openSheet(page, 'Dinner', 1)
  await serve(page, sheet, 'Add a side', SIDE)
  await serve(page, sheet, 'Add a dessert', DESSERT)
  expect(await axeFindings(page)).toEqual([])
  await closeSheet(page, sheet)
  await line(page, `with ${SIDE} · ${DESSERT}`).waitFor()
  const after = await planRow(page, 'Dinner', 1).boundingBox()
  expect(after?.height ?? 0).toBeLessThanOrEqual((before?.height ?? 0) + 16)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await line(his, `with ${SIDE} · ${DESSERT}`).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await axeFindings(his)).toEqual([])

  // It is bought, and cooked by itself.
  await page.getByRole('tab', { name: 'Shop' }).click()
  await page
    .getByText(/cos lettuce/i)
    .first()
    .waitFor()
  await page.getByRole('tab', { name: 'Cook' }).click()
  await page.getByRole('combobox', { name: 'Select a meal' }).click()
  await page.getByRole('option', { name: SIDE }).click()
  await page
    .getByText(/Whisk the juice/)
    .first()
    .waitFor()

  // A reload draws it before the page's code is here; dice keep it.
  await page.getByRole('tab', { name: 'Plan', exact: true }).click()
  await page.reload()
  await line(page, `with ${SIDE} · ${DESSERT}`).waitFor()
  const name = await rowName(page, 'Dinner', 1).innerText()
  await rowName(page, 'Dinner', 1).focus()
  await page.keyboard.press('r')
  await eventually(async () => expect(await rowName(page, 'Dinner', 1).innerText()).not.toBe(name))
  await line(page, `with ${SIDE} · ${DESSERT}`).waitFor()

  // Without a network: removed by the keyboard, and sent later.
  await eventually(async () => expect(await rowName(his, 'Dinner', 1).innerText()).not.toBe(name))
  await context.setOffline(true)
  const again = await openSheet(page, 'Dinner', 1)
  const remove = again.getByRole('button', { name: `Remove ${DESSERT}` })
  await remove.focus()
  await page.keyboard.press('Enter')
  await page.getByText(`${DESSERT} removed from Dinner 1`).waitFor()
  await closeSheet(page, again)
  await line(page, `with ${SIDE}`).waitFor()
  await line(his, `with ${SIDE} · ${DESSERT}`).waitFor()
  await context.setOffline(false)
  await line(his, `with ${SIDE}`).waitFor()

  // Undo brings it back, for both.
  await page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' }).click()
  await line(page, `with ${SIDE} · ${DESSERT}`).waitFor()
  await line(his, `with ${SIDE} · ${DESSERT}`).waitFor()
  expect([...errors, ...hisErrors].filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(error))).toEqual(
    [],
  )
}, 180_000)

it('the page of meals has sides and desserts by themselves (PLAN-103)', async () => {
  const { page, errors } = await browser.openAs(await signUpAndIn(app), { screen: SCREENS.phone })
  await page.goto(`${app.url}/meals`)
  await page.getByRole('button', { name: 'Desserts' }).click()
  await page.getByRole('button', { name: DESSERT, exact: false }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('for')).toBe('dessert')
  expect(await page.getByRole('button', { name: SIDE }).count()).toBe(0)
  await page.getByRole('button', { name: 'Sides' }).click()
  await page.getByRole('button', { name: SIDE, exact: false }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(errors).toEqual([])
}, 60_000)

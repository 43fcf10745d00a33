import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { openOther } from '../support/otherRows'
import { signUpAndIn } from '../support/people'
import { closeSheet, mealNames, planRow, rowName } from '../support/planRows'
import { signUpWithPlan } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Chooses from a list, which is gone afterwards. */
async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

it('what is left goes into the freezer, and is eaten from there without being bought or cooked (CUP-13, COOK-33, WEEK-20)', async () => {
  const ann = await signUpWithPlan(app, 2)
  const ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  const { page, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  await page.goto(app.url)
  await rowName(page, 'Dinner', 2).waitFor()
  const [first = ''] = await mealNames(page, 'Dinner')

  // Done asks what is left.
  await page.goto(`${app.url}/?mode=cook`)
  await page.getByRole('combobox', { name: 'Select a meal' }).click()
  await page.getByRole('option', { name: first }).click()
  await page.getByRole('button', { name: 'Start cooking' }).click()
  const next = page.getByRole('button', { name: /^Next/ })
  while (await next.isVisible()) await next.click()
  await page.getByRole('button', { name: 'Done' }).click()
  const done = page.getByRole('dialog', { name: `Enjoy: ${first}` })
  await done.getByText('Something left for the freezer?').waitFor()
  const moreServes = done.getByRole('button', { name: 'More serves' })
  const size = await moreServes.boundingBox()
  expect([size?.width, size?.height]).toEqual([44, 44])
  await moreServes.click()
  expect(await axeFindings(page)).toEqual([])
  await done.getByRole('button', { name: 'Put it in the freezer' }).click()
  await done.getByText('3 serves are in the freezer').waitFor()
  await done.getByRole('button', { name: 'Finish' }).click()

  // The others of the household see it at once.
  const { page: his, errors: hisErrors } = await browser.openAs(ben, { screen: SCREENS.desk, theme: 'dark' })
  await his.goto(`${app.url}/cupboard`)
  const freezer = his.getByRole('list', { name: 'In the freezer' })
  await freezer.getByText(first, { exact: true }).waitFor()
  expect(await axeFindings(his)).toEqual([])
  await page.goto(`${app.url}/cupboard`)
  await page.getByRole('list', { name: 'In the freezer' }).getByText(first, { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await choose(his, `Serves of ${first}`, '1')
  await eventually(async () =>
    expect(await page.getByRole('combobox', { name: `Serves of ${first}` }).innerText()).toMatch(/^1/),
  )
  await his.getByRole('button', { name: `Remove ${first}` }).click()
  await page.getByText('Nothing in your cupboard yet').waitFor()
  await his.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('list', { name: 'In the freezer' }).getByText(first, { exact: true }).waitFor()

  // A row eats it.
  await page.goto(app.url)
  const sheet = await openOther(page, 'Lunch', 1)
  await choose(page, 'From the freezer', `${first} (1 serve)`)
  await sheet.getByRole('heading', { name: first }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await choose(page, 'Serves of lunch 1', '3')
  await sheet.getByText('The plan takes 3 from the freezer, and 1 is there.').waitFor()
  await closeSheet(page, sheet)
  const isEaten = async (on: Page) => {
    await eventually(async () => expect((await mealNames(on, 'Lunch'))[0]).toBe(first))
    await planRow(on, 'Lunch', 1).getByText('from the freezer', { exact: true }).waitFor()
  }
  await isEaten(page)
  await page.reload()
  await isEaten(page)
  await his.goto(app.url)
  await isEaten(his)
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  // It is none of the meals that are cooked, and its own row is cooked as before.
  await page.goto(`${app.url}/?mode=cook`)
  await page.getByRole('combobox', { name: 'Select a meal' }).click()
  expect(await page.getByRole('option', { name: first }).count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.goto(app.url)
  await rowName(page, 'Lunch', 1).focus()
  await page.keyboard.press('r')
  await eventually(async () => expect((await mealNames(page, 'Lunch'))[0]).not.toBe(first))
  await page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' }).click()
  await isEaten(page)
  expect([...errors, ...hisErrors]).toEqual([])
}, 120_000)

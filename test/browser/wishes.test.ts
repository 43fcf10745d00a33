import type { Locator, Page } from 'playwright-core'
import { axeFindings, axeFindingsOfAll, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'
import { closeSheet, mealNames, openSheet, pickInSheet, removeRow, rowPicker } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).first().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Adds a wish or target and waits until it is stored. */
async function add(page: Page, what: 'Add a wish' | 'Add a target', label: string, option: string): Promise<void> {
  await choose(page, what, label)
  await choose(page, label, option)
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
}

/** Starts a plan of three meals of each category. */
async function startPlan(page: Page): Promise<void> {
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(9))
}

async function openSummary(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'What it adds up to' }).click()
  const sheet = page.getByRole('dialog', { name: 'This plan' })
  await sheet.getByText(/to buy\./).waitFor()
  return sheet
}

it('one sets wishes, draws a plan, reads what it adds up to, relaxes a wish, searches again and takes both back (WISH-5, WISH-6, WISH-10)', async () => {
  const ann = await signUpAndIn(app)
  const { page, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  await page.goto(`${app.url}/wishes`)
  await page.getByText('No wishes yet.').waitFor()
  await add(page, 'Add a wish', 'Red meat at least', '3 times')
  await add(page, 'Add a wish', 'Meatless at least', '4 times')
  await add(page, 'Add a target', 'Fibre', 'At least 50 g')
  expect(await axeFindings(page)).toEqual([])

  await startPlan(page)
  const planned = await mealNames(page)
  const sheet = await openSummary(page)
  await sheet.getByText(/of 1 target met\./).waitFor()
  await sheet.getByText('Food information, not medical advice.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  const relax = sheet.getByRole('button', { name: 'Want a meatless meal any number of times' }).first()
  await relax.click()
  const changed = sheet.getByRole('group', { name: 'Changed: want a meatless meal any number of times' })
  await changed.waitFor()
  await eventually(async () => expect(await relax.count()).toBe(0))
  expect(await changed.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  expect(await mealNames(page)).toEqual(planned)

  await changed.getByRole('button', { name: 'Randomize All' }).click()
  await eventually(async () => expect(await mealNames(page)).not.toEqual(planned))
  await changed.getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => expect(await mealNames(page)).toEqual(planned))
  await relax.waitFor()
  expect(await changed.count()).toBe(0)

  await relax.click()
  await changed.waitFor()
  await page.goto(`${app.url}/wishes`)
  await page.getByRole('combobox', { name: 'Red meat at least' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Meatless at least' }).count()).toBe(0)
  expect(errors).toEqual([])
})

it('a wish that could not be relaxed says so at its place and stays (WISH-10)', async () => {
  const ann = await signUpAndIn(app)
  const { page } = await browser.openAs(ann, { screen: SCREENS.phone })
  await page.goto(`${app.url}/wishes`)
  await add(page, 'Add a wish', 'Fish at least', '8 times')
  await startPlan(page)
  const sheet = await openSummary(page)
  await page.context().setOffline(true)
  const relax = sheet.getByRole('button', { name: /^Want fish/ }).first()
  await relax.click()
  await sheet.getByRole('alert').filter({ hasText: 'Could not save this.' }).waitFor()
  expect(await sheet.getByRole('group', { name: /^Changed/ }).count()).toBe(0)
  await page.context().setOffline(false)
  await relax.click()
  await sheet.getByRole('group', { name: /^Changed/ }).waitFor()
  expect(await sheet.getByRole('alert').count()).toBe(0)
})

it('says why each meal is in the plan, once it is asked, the same in the sheet and where one picks another (WISH-8, WISH-9)', async () => {
  const ann = await signUpAndIn(app)
  const { page, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  let asked = 0
  page.on('request', (request) => (asked += request.postData()?.includes('PlanReasons') ? 1 : 0))
  await page.goto(`${app.url}/wishes`)
  await add(page, 'Add a wish', 'Meatless at least', '4 times')
  await startPlan(page)
  const sheet = await openSummary(page)
  expect(asked).toBe(0)
  const fold = sheet.getByRole('button', { name: 'Why these meals' })
  await fold.focus()
  await page.keyboard.press('Enter')
  const reasons = sheet.getByRole('list', { name: 'Why these meals' })
  await reasons.waitFor()
  expect(asked).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  const lines = await reasons
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.split('\n')))
  expect(lines.length).toBeGreaterThan(0)
  const planned = await mealNames(page)
  for (const [name] of lines) expect(planned).toContain(name)

  await page.keyboard.press('Escape')
  const [name = '', reason = ''] = lines[0] ?? []
  const at = planned.indexOf(name)
  const [category, row] = [['Breakfast', 'Lunch', 'Dinner'][Math.floor(at / 3)] ?? '', (at % 3) + 1] as const
  const mealSheet = await openSheet(page, category, row)
  const said = `Why it’s here: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`
  await mealSheet.getByText(said, { exact: true }).waitFor()
  await rowPicker(mealSheet, category, row).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: said }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(errors).toEqual([])

  // Of a plan that no one can be asked about, it says nothing.
  await page.keyboard.press('Escape')
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  await closeSheet(page, mealSheet)
  await page.context().setOffline(true)
  await removeRow(page, 'Dinner', 3)
  await openSheet(page, category, row)
  await rowPicker(mealSheet, category, row).click()
  await page.getByRole('option').first().waitFor()
  expect(await page.getByText('Why it’s here').count()).toBe(0)
})

it('balances the rest after a change by hand, names each meal, and one Undo takes it back (WISH-7, WISH-11)', async () => {
  const ann = await signUpAndIn(app)
  const { page, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  // Wished after the plan was drawn, so that there is something to balance.
  await startPlan(page)
  await page.goto(`${app.url}/wishes`)
  await add(page, 'Add a wish', 'Fish at least', '8 times')
  await page.goto(app.url)
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(9))
  const before = await mealNames(page)
  await pickInSheet(page, 'Dinner', 1, 4)
  await eventually(async () => expect(await mealNames(page)).not.toEqual(before))
  const picked = await mealNames(page)
  const offer = page.getByRole('region', { name: 'Balance the rest' })
  await offer.getByRole('button', { name: 'Balance the rest' }).click()
  await offer.getByText(/other meals? changed$/).waitFor()
  expect(await axeFindingsOfAll(page)).toEqual([])
  const balanced = await mealNames(page)
  const changed = balanced.filter((name, place) => name !== picked[place])
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThanOrEqual(4)
  expect(balanced[6]).toBe(picked[6])
  const named = await offer
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.split('\n')[0]))
  expect([...named].sort()).toEqual([...changed].sort())
  await offer.getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => expect(await mealNames(page)).toEqual(picked))
  expect(await offer.count()).toBe(0)

  // What is done after it is not taken back by its Undo, which goes.
  await pickInSheet(page, 'Dinner', 1, 7)
  await offer.getByRole('button', { name: 'Balance the rest' }).click()
  await offer.getByText(/other meals? changed$|Nothing else has to change/).waitFor()
  await removeRow(page, 'Dinner', 3)
  await eventually(async () => expect(await offer.count()).toBe(0))
  expect(errors).toEqual([])
})

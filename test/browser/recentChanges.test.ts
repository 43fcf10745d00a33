import type { Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { mealNames, removeRow, rowName } from '../support/planRows'
import { signUpWithPlan } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()

/** Ann and Ben of one household with two dinners, each with the planner open. */
async function givenTwo() {
  const ann = await signUpWithPlan(app, 2)
  const ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  const open = async (person: Person) => {
    const opened = await browser.openAs(person, { screen: SCREENS.phone })
    await opened.page.goto(app.url)
    await rowName(opened.page, 'Dinner', 2).waitFor()
    return opened
  }
  return { anns: await open(ann), bens: await open(ben) }
}

const opener = (page: Page) => page.getByRole('button', { name: 'Recent changes' })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Recent changes' })
const clear = (page: Page) =>
  page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Clear' }).click()
const shows = (page: Page, meals: string[]) =>
  eventually(async () => expect(await mealNames(page, 'Dinner')).toEqual(meals))

it('Ben clears the plan; Ann sees who did, takes it back for both, and Ben takes that back (PLAN-93, PLAN-96)', async () => {
  const { anns, bens } = await givenTwo()
  const week = await mealNames(anns.page, 'Dinner')
  await clear(bens.page)
  await shows(anns.page, [])
  await opener(anns.page).focus()
  await anns.page.keyboard.press('Enter')
  const sheet = sheetOf(anns.page)
  const undo = sheet.getByRole('button', { name: 'Undo Ben cleared the plan' })
  await undo.waitFor()
  await sheet.getByRole('heading', { name: 'Today' }).waitFor()
  for (const width of [320, 390]) {
    await anns.page.setViewportSize({ width, height: 700 })
    const wide = await sheet.evaluate((one) => [
      one.scrollWidth - one.clientWidth,
      document.body.scrollWidth - innerWidth,
    ])
    expect({ width, wide: wide.map((more) => more > 0) }).toEqual({ width, wide: [false, false] })
    const box = await undo.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await axeFindings(anns.page)).toEqual([])
  }
  await undo.click()
  await sheet.waitFor({ state: 'detached' })
  await shows(anns.page, week)
  await shows(bens.page, week)
  await anns.page.getByText('Undone', { exact: true }).waitFor()
  expect(await opener(anns.page).evaluate((one) => one === document.activeElement)).toBe(true)

  // An edit like any other: the other page can take it back, and it is undone where it was done.
  await opener(bens.page).click()
  const his = sheetOf(bens.page)
  await his
    .getByText(/ brought 6 meals back$/, { exact: true })
    .first()
    .waitFor()
  await his.getByText('You cleared the plan', { exact: true }).waitFor()
  expect(await his.getByRole('button', { name: 'Undo You cleared the plan' }).count()).toBe(0)
  await bens.page.keyboard.press('Escape')
  await anns.page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' }).click()
  await shows(bens.page, [])
  expect([...anns.errors, ...bens.errors]).toEqual([])
  await anns.context.close()
  await bens.context.close()
}, 120_000)

it('with the sheet open another’s change appears, and Undo goes from what it no longer applies to', async () => {
  const { anns, bens } = await givenTwo()
  const [first = '', second = ''] = await mealNames(anns.page, 'Dinner')
  await removeRow(bens.page, 'Dinner', 1)
  await shows(anns.page, [second])
  await opener(anns.page).click()
  const sheet = sheetOf(anns.page)
  const undo = sheet.getByRole('button', { name: `Undo Ben removed ${first}` })
  await undo.waitFor()
  await bens.page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' }).click()
  // Removed and back soon after: nothing of it is left to say.
  await undo.waitFor({ state: 'detached' })
  await clear(bens.page)
  await sheet.getByRole('button', { name: 'Undo Ben cleared the plan' }).waitFor()
  await shows(anns.page, [])
  await anns.context.setOffline(true)
  await sheet.getByText("You're offline. These are the changes that were loaded last.").waitFor()
  // What is taken back without a network is there for the others later.
  await sheet.getByRole('button', { name: 'Undo Ben cleared the plan' }).click()
  await shows(anns.page, [first, second])
  await shows(bens.page, [])
  await anns.context.setOffline(false)
  await shows(bens.page, [first, second])
  await anns.context.close()
  await bens.context.close()
}, 120_000)

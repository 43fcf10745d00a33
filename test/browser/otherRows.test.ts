import { axeFindings, axeFindingsOfAll, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { chooseLeftovers, openOther, writeOther } from '../support/otherRows'
import { type Person, signUpAndIn } from '../support/people'
import { closeSheet, mealNames, openSheet, planRow, rowName } from '../support/planRows'
import { signUpWithPlan } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()

async function openPlan(cook: Person, screen = SCREENS.phone, theme: 'light' | 'dark' = 'light') {
  const opened = await browser.openAs(cook, { screen, theme })
  await opened.page.goto(app.url)
  await rowName(opened.page, 'Dinner', 2).waitFor()
  return opened
}

it('a row holds a few words in place of a meal, which others see, dice leave and one Undo takes back (WEEK-14)', async () => {
  const ann = await signUpWithPlan(app, 2)
  const ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  const { page, errors } = await openPlan(ann)
  const [first = '', second = ''] = await mealNames(page, 'Dinner')
  const sheet = await openOther(page, 'Dinner', 2)
  await sheet.getByRole('button', { name: 'Put it in the plan' }).click()
  await sheet.getByText('Say what it is first.').waitFor()
  await writeOther(sheet, "  Pizza at Gran's ", true)
  await sheet.getByRole('heading', { name: "Pizza at Gran's" }).waitFor()
  await closeSheet(page, sheet)
  expect(await mealNames(page, 'Dinner')).toEqual([first, "Pizza at Gran's"])
  await planRow(page, 'Dinner', 2).getByText('out', { exact: true }).waitFor()

  const { page: his, errors: hisErrors } = await openPlan(ben, SCREENS.desk)
  await eventually(async () => expect(await mealNames(his, 'Dinner')).toEqual([first, "Pizza at Gran's"]))

  // It is no gap, and no meal to cook or to buy for.
  expect(await page.getByRole('button', { name: /Fill the gaps/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Randomize dinner', exact: true }).click()
  await eventually(async () => expect((await mealNames(page, 'Dinner'))[0]).not.toBe(first))
  expect((await mealNames(page, 'Dinner'))[1]).toBe("Pizza at Gran's")
  const whole = page.getByRole('group', { name: 'Whole plan' })
  await whole.getByRole('button', { name: 'Undo' }).click()
  await whole.getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => expect(await mealNames(page, 'Dinner')).toEqual([first, second]))
  await eventually(async () => expect(await mealNames(his, 'Dinner')).toEqual([first, second]))

  // A reload draws it before the page's code is here.
  await writeOther(await openOther(page, 'Dinner', 2), 'Take-away')
  await eventually(async () => expect(await mealNames(his, 'Dinner')).toEqual([first, 'Take-away']))
  await page.reload()
  await eventually(async () => expect(await mealNames(page, 'Dinner')).toEqual([first, 'Take-away']))
  const again = await openSheet(page, 'Dinner', 2)
  expect(await again.getByRole('textbox', { name: 'Something else' }).inputValue()).toBe('Take-away')
  await again.getByRole('button', { name: 'Leave it empty' }).click()
  await closeSheet(page, again)
  expect(await mealNames(page, 'Dinner')).toEqual([first, ''])
  expect([...errors, ...hisErrors]).toEqual([])
}, 120_000)

it('leftovers are cooked once for both rows, and go when the dice bring another dish (WEEK-14, PLAN-67)', async () => {
  const { page, errors } = await openPlan(await signUpWithPlan(app, 2))
  const [first = ''] = await mealNames(page, 'Dinner')
  const sheet = await openOther(page, 'Dinner', 2)
  await chooseLeftovers(page, sheet, first)
  await sheet.getByRole('heading', { name: first }).waitFor()
  await closeSheet(page, sheet)
  expect(await mealNames(page, 'Dinner')).toEqual([first, first])
  await planRow(page, 'Dinner', 2).getByText('leftovers', { exact: true }).waitFor()

  const serves = (row: number) => page.getByRole('combobox', { name: `Serves of dinner ${row}` })
  const counts: number[] = []
  for (const row of [1, 2]) {
    const opened = await openSheet(page, 'Dinner', row)
    counts.push(Number((await serves(row).innerText()).match(/\d+/)?.[0]))
    await closeSheet(page, opened)
  }
  const [own = 0, left = 0] = counts
  expect(left).toBeGreaterThan(0)
  await page.getByRole('tab', { name: 'Cook' }).click()
  await page.getByRole('combobox', { name: 'Select a meal' }).click()
  // A row of leftovers is none of the meals that are cooked.
  expect(await page.getByRole('option', { name: first }).count()).toBe(1)
  await page.getByRole('option', { name: first }).click()
  await eventually(async () =>
    expect(await page.getByRole('textbox', { name: 'Serves' }).inputValue()).toBe(String(own + left)),
  )

  await page.getByRole('tab', { name: 'Plan', exact: true }).click()
  await rowName(page, 'Dinner', 1).focus()
  await page.keyboard.press('r')
  await page.getByText(`No leftovers any more of ${first}`).waitFor()
  expect((await mealNames(page, 'Dinner'))[1]).toBe('')
  await page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => expect(await mealNames(page, 'Dinner')).toEqual([first, first]))
  await planRow(page, 'Dinner', 2).getByText('leftovers', { exact: true }).waitFor()
  expect(errors).toEqual([])
}, 120_000)

it.each([
  ['light', { width: 320, height: 640 }],
  ['dark', SCREENS.phone],
  ['light', SCREENS.desk],
] as const)(
  'axe finds nothing and nothing overflows: %s, %j',
  async (theme, screen) => {
    const { page } = await openPlan(await signUpWithPlan(app, 2), screen, theme)
    const [first = ''] = await mealNames(page, 'Dinner')
    const sheet = await openOther(page, 'Dinner', 2)
    await writeOther(sheet, 'A long evening with all of us at the community hall, and everyone brings a dish', true)
    await sheet.getByRole('heading', { name: /community hall/ }).waitFor()
    await chooseLeftovers(page, sheet, first)
    await sheet.getByRole('heading', { name: first }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await closeSheet(page, sheet)
    const lunch = await openOther(page, 'Lunch', 1)
    await writeOther(lunch, 'Canteen', true)
    await closeSheet(page, lunch)
    expect(await axeFindingsOfAll(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  },
  120_000,
)

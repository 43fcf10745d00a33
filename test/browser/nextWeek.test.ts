import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { addDays } from '../../schema/days'
import { sydneyDay } from '../../schema/sydneyDay'
import { encodeMealEntryId } from '../../server/catalogue/mealEntryId'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { type Person, signUpAndIn } from '../support/people'
import { mealNames } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

const day = (after: number) => addDays(sydneyDay(Date.now()), after)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Next week' })
const shows = (page: Page, expected: string[]) =>
  eventually(async () => expect(await mealNames(page)).toEqual(expected))

/** Dinners on days, none of them for null. */
async function plan(person: Person, days: readonly (string | null)[]): Promise<void> {
  const { meals, byCategory } = app.services.catalogue.compiled
  const operations = days.map((date, index) => {
    const uniqueId = encodeMealEntryId(meals[byCategory.dinner[index * 7] ?? -1]?.id ?? '', [])
    return { act: { plan: { addRow: { rowId: randomUUID(), category: 'DINNER', uniqueId, after: 'none', date } } } }
  })
  const APPLY = 'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { ok } }'
  const { data } = await app.graphql(APPLY, { input: { operations } }, person.token)
  expect(data).toEqual({ applyOperations: { ok: true } })
}

it('the next week takes other meals, one Undo brings the week back, and the others follow (WEEK-16, PLAN-88)', async () => {
  const [ann, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  await plan(ann, [day(-3), day(-2), null, day(1)])
  const { page, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  const { page: his, errors: hisErrors } = await browser.openAs(ben)
  await Promise.all([page.goto(app.url), his.goto(app.url)])
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(4))
  const week = await mealNames(page)
  await shows(his, week)

  await page.getByRole('button', { name: 'Next week' }).click()
  await dialog(page).getByText('3 meals go to your past weeks').waitFor()
  await dialog(page).getByText('1 meal for today and the days to come stays.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'New meals' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await eventually(async () => {
    const names = await mealNames(page)
    expect(names.filter(Boolean)).toHaveLength(4)
    expect(names.slice(0, 3).filter((name) => week.includes(name))).toEqual([])
    expect(names[3]).toBe(week[3])
  })
  await shows(his, await mealNames(page))
  await page.getByText('A new week. 3 meals went to your past weeks').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await shows(page, week)
  await shows(his, week)
  await eventually(async () => expect(await pastWeeks(ann)).toBe(0))
  expect([...errors, ...hisErrors]).toEqual([])
}, 180_000)

async function pastWeeks(person: Person): Promise<number> {
  const { data } = await app.graphql(
    '{ viewer { household { plans(status: [PAST]) { totalCount } } } }',
    {},
    person.token,
  )
  return (data as unknown as { viewer: { household: { plans: { totalCount: number } } } }).viewer.household.plans
    .totalCount
}

it('a week whose days are over comes again, and is among the past weeks (WEEK-16, WEEK-17)', async () => {
  const ann = await signUpAndIn(app)
  await plan(ann, [day(-9), day(-8)])
  const { page, errors } = await browser.openAs(ann)
  await page.goto(app.url)
  await page.getByText('The days of this plan are over.').waitFor()
  const week = await mealNames(page)
  await page.getByRole('button', { name: 'Next week' }).first().click()
  await dialog(page).getByRole('button', { name: 'The same again' }).click()
  await page.getByText('The days of this plan are over.').waitFor({ state: 'detached' })
  await shows(page, week)

  await page.getByRole('link', { name: 'Saved plans' }).click()
  const past = page.getByRole('list', { name: 'Past weeks' })
  await past.getByText('2 meals').waitFor()
  await past.getByText('What you ate').click()
  for (const name of week) await past.getByText(name, { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await past.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Save under a name' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('That week')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Saved plans' }).getByRole('heading', { name: 'That week' }).waitFor()

  await past.getByRole('button', { name: /^Plan it again/ }).click()
  await page.waitForURL(`${app.url}/`)
  await page.getByText('is your plan now').waitFor()
  await shows(page, week)

  await page.getByRole('link', { name: 'Saved plans' }).click()
  await past.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await past.waitFor({ state: 'detached' })
  expect(await pastWeeks(ann)).toBe(0)
  expect(errors).toEqual([])
}, 180_000)

it('what is to come every week comes again beside empty rows (WEEK-18)', async () => {
  const ann = await signUpAndIn(app)
  await plan(ann, [null, null])
  const { page, errors } = await browser.openAs(ann, { screen: SCREENS.phone })
  await page.goto(app.url)
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(2))
  const [first = '', second] = await mealNames(page)
  await page.getByText(first, { exact: true }).click()
  await page.getByRole('button', { name: 'For every dinner' }).click()
  await page.getByRole('button', { name: 'For every dinner' }).waitFor({ state: 'detached' })
  await shows(page, [first, first])
  await page.getByText('is for every dinner now').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await shows(page, [first, second ?? ''])
  await page.getByRole('checkbox', { name: 'Again every week' }).check()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('every week').waitFor()
  await page.getByRole('button', { name: /^Unlock/ }).waitFor()
  await page.getByRole('button', { name: 'Randomize All' }).click()
  await eventually(async () => expect((await mealNames(page))[1]).not.toBe(second))
  expect((await mealNames(page))[0]).toBe(first)
  await page.getByRole('button', { name: 'Next week' }).click()
  await dialog(page).getByRole('button', { name: 'Empty rows' }).click()
  await shows(page, [first, ''])
  await page.reload()
  await shows(page, [first, ''])
  await page.getByText('every week').waitFor()
  expect(errors).toEqual([])
}, 120_000)

it('without a network the plan stays as it is, which is said (WEEK-16)', async () => {
  const ann = await signUpAndIn(app)
  await plan(ann, [null])
  const { page } = await browser.openAs(ann)
  await page.goto(app.url)
  await eventually(async () => expect((await mealNames(page)).filter(Boolean)).toHaveLength(1))
  const week = await mealNames(page)
  await page.getByRole('button', { name: 'Next week' }).click()
  await dialog(page).waitFor()
  await page.context().setOffline(true)
  await dialog(page).getByRole('button', { name: 'Empty rows' }).click()
  await page.getByText('Could not begin the next week. Your plan is as it was.').waitFor()
  expect(await mealNames(page)).toEqual(week)
  expect(await pastWeeks(ann)).toBe(0)
}, 120_000)

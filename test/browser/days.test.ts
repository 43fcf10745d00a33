import type { Page } from 'playwright-core'
import { sydneyDay } from '../../schema/sydneyDay'
import { addDays, wholeDay } from '../../web/plan/days'
import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import type { Person } from '../support/people'
import { dayOf, dragMeal, namesOn, week } from '../support/planDays'
import { closeSheet, openSheet, planRow, rowName } from '../support/planRows'
import { signUpWithPlan } from '../support/plans'

const app = givenApp()
const browser = givenBrowser()

async function openWeek(cook: Person, screen = SCREENS.desk, theme: 'light' | 'dark' = 'light') {
  const opened = await browser.openAs(cook, { screen, theme })
  await opened.page.goto(app.url)
  await rowName(opened.page, 'Dinner', 3).waitFor()
  await opened.page.getByRole('button', { name: 'By day' }).click()
  await week(opened.page).waitFor()
  return opened
}

const holds = (page: Page, day: string, names: string[], category = 'dinner') =>
  eventually(async () => expect(await namesOn(page, day, category)).toEqual(names))
const today = () => sydneyDay(Date.now())

it('one press spreads the meals over the week, one Undo takes that back, and a reload keeps it (WEEK-11)', async () => {
  const { page, context, errors } = await openWeek(await signUpWithPlan(app, 7))
  expect(await namesOn(page, '')).toHaveLength(21)
  await page.getByRole('button', { name: 'Spread over the week' }).click()
  await page.getByText('21 meals have their days now').waitFor()
  const days = Array.from({ length: 7 }, (_, count) => addDays(today(), count))
  for (const day of days) expect(await namesOn(page, day)).toHaveLength(3)
  await dayOf(page, '').getByText('Every meal has its day.').waitFor()
  expect(await week(page).getByText('today').count()).toBe(1)

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await eventually(async () => expect(await namesOn(page, '')).toHaveLength(21))
  await page.getByRole('button', { name: 'Spread over the week' }).click()
  await eventually(async () => expect(await namesOn(page, '')).toHaveLength(0))
  const before = await Promise.all(days.map((day) => namesOn(page, day)))
  await page.reload()
  // The device remembers the view.
  await week(page).waitFor()
  await eventually(async () => expect(await Promise.all(days.map((day) => namesOn(page, day)))).toEqual(before))
  await page.getByRole('button', { name: 'By category' }).click()
  await rowName(page, 'Dinner', 1).waitFor()
  expect(await page.locator('[data-fact=day]').count()).toBe(21)
  expect(errors).toEqual([])
  await context.close()
}, 120_000)

it('a meal is moved by keys, which says so, and by a pointer (WEEK-12)', async () => {
  const { page, context } = await openWeek(await signUpWithPlan(app, 3))
  const [day, next] = [today(), addDays(today(), 1)]
  const [name = ''] = await namesOn(page, '', 'dinner')
  const meal = week(page).getByRole('button', { name, exact: true })
  const isHeld = () =>
    eventually(async () => expect(await meal.evaluate((one) => one === document.activeElement)).toBe(true))
  await meal.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await holds(page, day, [name])
  await isHeld()
  await page.keyboard.press('Alt+ArrowRight')
  await holds(page, next, [name])
  await page.getByText(`${name} is on ${wholeDay(next)} now`).waitFor()
  await isHeld()
  // Past the last day the week turns with it.
  for (let count = 2; count < 8; count += 1) await page.keyboard.press('Alt+ArrowRight')
  await holds(page, addDays(day, 7), [name])
  await isHeld()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText(`${name} has no day now`).waitFor()
  expect(await namesOn(page, '', 'dinner')).toContain(name)
  await isHeld()
  await page.getByRole('button', { name: 'Seven days earlier' }).click()
  await dayOf(page, day).waitFor()

  // One stop of the Tab key; arrows go on.
  expect(await week(page).locator('[data-row][tabindex="0"]').count()).toBe(1)
  await meal.focus()
  await page.keyboard.press('ArrowDown')
  expect(await meal.evaluate((one) => one === document.activeElement)).toBe(false)

  await dragMeal(page, meal, next)
  await holds(page, next, [name])
  // It opened nothing.
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.reload()
  await holds(page, next, [name])
  await context.close()
}, 120_000)

it('on a phone the sheet sets the day, and takes it away (PLAN-83)', async () => {
  const cook = await signUpWithPlan(app, 3)
  const { page, context } = await browser.openAs(cook, { screen: SCREENS.phone })
  await page.goto(app.url)
  await rowName(page, 'Dinner', 2).waitFor()
  const name = await rowName(page, 'Dinner', 2).innerText()
  const sheet = await openSheet(page, 'Dinner', 2)
  const choose = async (option: string) => {
    await sheet.getByRole('combobox', { name: 'Day of dinner 2' }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
    await page.getByRole('option').first().waitFor({ state: 'detached' })
  }
  const next = addDays(today(), 1)
  await choose(wholeDay(next))
  await closeSheet(page, sheet)
  const fact = planRow(page, 'Dinner', 2).locator('[data-fact=day]')
  await eventually(async () => expect(await fact.allInnerTexts()).toEqual([wholeDay(next).slice(0, 3)]))
  await page.getByRole('button', { name: 'By day' }).click()
  await holds(page, next, [name])
  await dayOf(page, next).getByRole('button', { name, exact: true }).click()
  await sheet.waitFor()
  await choose('No day yet')
  await closeSheet(page, sheet)
  await holds(page, next, [])
  await context.close()
}, 120_000)

it('from three to nine in the evening, tonight’s dinner stands above the first card and opens in Cook (WEEK-13)', async () => {
  const cook = await signUpWithPlan(app, 3)
  const { page, context } = await openWeek(cook)
  await page.getByRole('button', { name: 'Spread over the week' }).click()
  await eventually(async () => expect(await namesOn(page, today(), 'dinner')).toHaveLength(1))
  const [name = ''] = await namesOn(page, today(), 'dinner')
  await page.getByRole('button', { name: 'By category' }).click()
  const line = page.getByRole('region', { name: 'Tonight' })
  // By a clock that is hours ahead the access token has expired: the page renews it.
  const [cookie = '', value = ''] = cook.cookie.split('=')
  await context.addCookies([{ name: cookie, value, url: app.url, httpOnly: true, sameSite: 'Strict' }])
  const at = async (hour: number) => {
    const now = Number(
      new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', hour: 'numeric', hourCycle: 'h23' }).format(),
    )
    await page.clock.setFixedTime(Date.now() + (hour - now) * 3_600_000)
    await page.reload()
    await rowName(page, 'Dinner', 3).waitFor()
  }
  for (const hour of [14, 21]) {
    await at(hour)
    await page.getByRole('button', { name: 'By day' }).waitFor()
    expect(await line.count()).toBe(0)
  }
  await at(17)
  await line.getByText(name).first().waitFor()
  expect((await line.boundingBox())?.height).toBe(64)
  await page.setViewportSize(SCREENS.phone)
  expect(await axeFindings(page)).toEqual([])
  await line.getByRole('button', { name: `Cook ${name}` }).click()
  await eventually(async () => expect(new URL(page.url()).searchParams.get('mode')).toBe('cook'))
  await page.getByRole('combobox', { name: 'Select a meal' }).getByText(name).waitFor()
  await context.close()
}, 120_000)

it.each(['light', 'dark'] as const)(
  'nothing is amiss by day: %s',
  async (theme) => {
    const { page, context } = await openWeek(await signUpWithPlan(app, 7), SCREENS.desk, theme)
    await page.getByRole('button', { name: 'Spread over the week' }).click()
    await eventually(async () => expect(await namesOn(page, '')).toHaveLength(0))
    const screens = [...Object.values(SCREENS), { width: 320, height: 700 }, { width: 1000, height: 800 }]
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await week(page).waitFor()
      await page.mouse.move(0, 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      expect(await axeFindings(page)).toEqual([])
    }
    await context.close()
  },
  120_000,
)

import type { Page } from 'playwright-core'
import { givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'
import { openSheet, rowPicker } from '../support/planRows'

const app = givenApp()
const browser = givenBrowser()

/** A plan of three meals of each category, on a page of which no control was opened; the sheet of the first dinner is. */
async function openPlan(touch = false): Promise<Page> {
  const cook = await signUpAndIn(app)
  const { page } = await browser.openAs(cook, { screen: SCREENS.phone, touch })
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Start with three of each' }).click()
  await page.getByText('New plan proposed').waitFor()
  await openSheet(page, 'Dinner', 1)
  return page
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('role'))
const picker = (page: Page) => rowPicker(page, 'Dinner', 1)

it('a tap on a picker opens its list without bringing up the keyboard', async () => {
  const page = await openPlan(true)
  await picker(page).tap()
  await page.getByRole('listbox').waitFor()
  expect(await page.evaluate(() => document.activeElement?.matches('input:not([readonly])'))).toBe(false)
  await page.getByRole('option').nth(2).tap()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await page.context().close()
})

it('keys open a picker with the search at hand, and Escape gives the focus back', async () => {
  const page = await openPlan()
  await picker(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('listbox').waitFor()
  expect(await page.evaluate(() => document.activeElement?.matches('input:not([readonly])'))).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('combobox')
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor()
  await page.context().close()
})

it('a count is chosen, and the next press on it opens it again', async () => {
  const page = await openPlan()
  const serves = page.getByRole('combobox', { name: 'Serves of dinner 1' })
  await serves.click()
  await page.getByRole('option', { name: '6', exact: true }).click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await serves.textContent()).toBe('6')
  await serves.click()
  await page.getByRole('option', { name: '6', exact: true, selected: true }).waitFor()
  await serves.click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await page.context().close()
})

it('a control waits for its code, and says so where it can’t be had', async () => {
  const cook = await signUpAndIn(app)
  const { page } = await browser.openAs(cook, { screen: SCREENS.phone })
  let isCut = true
  const held: (() => void)[] = []
  await page.route(/SelectControl/, async (route) => {
    if (isCut) return route.abort()
    await new Promise<void>((go) => held.push(go))
    return route.continue()
  })
  await page.goto(app.url)
  const meals = page.getByRole('combobox', { name: 'Dinner meals' })
  await meals.click()
  await page.getByText('Could not open this. Check your connection, then try again.').waitFor()
  isCut = false
  await meals.click()
  await page.locator('[role=combobox][aria-busy=true]').waitFor()
  held.forEach((go) => go())
  await page.getByRole('option', { name: '2', exact: true }).click()
  expect(await meals.textContent()).toBe('2meals')
  await page.context().close()
})

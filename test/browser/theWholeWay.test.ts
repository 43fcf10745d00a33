import type { BrowserContext, Page } from 'playwright-core'
import { eventually, givenBrowser, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { mailedKey, PASSWORD } from '../support/people'

const app = givenApp({ PRODUCT_NAME: 'Mealwright' })
const browser = givenBrowser()

/** Opens a page on which the feedback dialog will not appear, since it was shown just now. */
async function openPage(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('lastFeedbackPrompt', String(Date.now())))
  return context.newPage()
}

const alertWith = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const mode = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const names = (page: Page) =>
  page.locator('input[role=combobox]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

async function choose(page: Page, name: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).first().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** What was copied, as a person pastes it: pages may not read the clipboard by themselves (SEC-17). */
async function pastedInto(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' })))
  await page.locator('#pasted').focus()
  await page.keyboard.press('Control+V')
  return page.locator('#pasted').inputValue()
}

it('signs up, plans, shops, cooks and logs out', async () => {
  const context = await browser.openContext()
  const page = await openPage(context)
  const errors = watchErrors(page)
  const email = 'journey@example.com'

  // Sign up: the button waits for the terms.
  await page.goto(`${app.url}/login`)
  await page
    .getByRole('button', { name: 'Sign Up' })
    .or(page.getByRole('link', { name: 'Sign Up' }))
    .click()
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const signUp = page.getByRole('button', { name: 'Sign Up' })
  expect(await signUp.isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: /Terms of Service/ }).click()
  await signUp.click()
  await page
    .getByText(
      'Signup attempt successful! Check your emails, including junk. If you experience issues, contact help@mealwright.example.',
    )
    .waitFor()

  // The mail is in the local mailbox; its link confirms the address, and signs in the browser that signed up.
  const key = await mailedKey(app, email, 'email-confirmation')
  await page.goto(`${app.url}/email-confirmation/${key}`)
  await page.getByText('Your email has been confirmed successfully!').waitFor()
  await page.getByRole('link', { name: 'Plan your meals' }).click()

  // The first questions are left.
  await page.getByRole('dialog', { name: 'Who eats?' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('heading', { name: 'Your plan' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')

  // Randomizing without a number of meals shows an alert; then two dinners of three serves each.
  await page.getByRole('button', { name: 'Randomize dinner', exact: true }).click()
  await alertWith(page, 'Select a number of meals first')
  await choose(page, /serves.*dinner|dinner.*serves/i, '3')
  await choose(page, /(meals|number).*dinner|dinner.*meals/i, '2')
  await page.getByRole('button', { name: 'Randomize dinner', exact: true }).click()
  await eventually(async () =>
    expect(await names(page)).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]),
  )
  const proposed = await names(page)

  // Swap one row by its own dice; the other stays. Undo brings it back.
  await page.getByRole('button', { name: 'Randomize dinner 1' }).click()
  await eventually(async () => expect((await names(page))[0]).not.toBe(proposed[0]))
  expect((await names(page))[1]).toBe(proposed[1])
  await page.getByRole('group', { name: 'Whole plan' }).getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => expect(await names(page)).toEqual(proposed))
  await page.getByRole('button', { name: 'Randomize dinner 1' }).click()
  await eventually(async () => expect((await names(page))[0]).not.toBe(proposed[0]))

  // Save.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await alertWith(page, 'Meal Plan Saved')
  const saved = await names(page)

  // Shop: tick an item, copy the list; the tick survives a reload.
  await mode(page, 'Shop')
  await page.getByRole('heading', { name: 'Produce' }).waitFor()
  await page.getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: 'Copy Shopping List' }).click()
  await alertWith(page, 'Copied Shopping List to Clipboard')
  const copied = await pastedInto(page)
  expect(copied).toMatch(/^PRODUCE\n[^\n]+ \d+\.\d\d \w+/)
  await page.reload()
  await page.getByRole('button', { name: 'In the trolley (1)' }).click()
  expect(await page.getByRole('checkbox').last().isChecked()).toBe(true)

  // Cook, and the instructions behind the link.
  await mode(page, 'Cook')
  await page.getByText('Step 1', { exact: false }).first().waitFor()
  await page.getByRole('link', { name: 'Go to meal instructions' }).click()
  await page.waitForURL(/\/instructions\//)
  await page.getByText('Step 1', { exact: true }).first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/instructions\/[\w-]+$/)

  // Load brings back what was saved, after all of it was cleared.
  await page.goto(`${app.url}/`)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  await eventually(async () => expect(await names(page)).toEqual(saved))

  // Log out; the planner needs a sign-in again.
  await mode(page, 'Settings')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.goto(`${app.url}/`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Your plan' }).waitFor()
  await eventually(async () => expect(await names(page)).toEqual(saved))
  expect(errors.filter((text) => !text.includes('favicon'))).toEqual([])
  await context.close()
})

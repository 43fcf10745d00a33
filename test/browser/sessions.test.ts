import type { Page } from 'playwright-core'
import { openSession } from '../../server/accounts/sessions'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'

jest.setTimeout(120_000)
const app = givenApp()
const browser = givenBrowser()
const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

it('a person sees where they are signed in, and signs out there, one and all; pages there end at once (ACC-65, ACC-66)', async () => {
  const anna = await signUpAndIn(app)
  await openSession(app.services, app.services.db, anna.userId, { ip: '203.0.113.7', userAgent: PHONE })
  const elsewhere = await browser.openAs(anna, { screen: SCREENS.desk })
  await elsewhere.page.goto(`${app.url}/household`)
  await elsewhere.page.getByRole('heading', { level: 1 }).waitFor()

  const { accessToken, refreshToken } = await openSession(app.services, app.services.db, anna.userId, {
    ip: '127.0.0.1',
    userAgent: 'curl/8.5.0',
  })
  const here = { ...anna, token: accessToken, cookie: `mw_refresh=${refreshToken}` }
  const { page, context, errors } = await browser.openAs(here, { screen: SCREENS.phone })
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('link', { name: 'Where you’re signed in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Where you’re signed in' }).waitFor()
  await page.getByRole('link', { name: 'Back to Settings' }).waitFor()
  const others = page.getByRole('list', { name: 'Other devices' }).getByRole('listitem')
  await others.first().waitFor()
  expect(await others.count()).toBe(2)
  expect(await axeFindings(page)).toEqual([])

  await button(page, /^Sign out Firefox on Android/).click()
  await page.getByText('Signed out there').waitFor()
  await page.getByText('Firefox on Android').waitFor({ state: 'detached' })
  expect(await others.count()).toBe(1)
  await openSession(app.services, app.services.db, anna.userId, { ip: '203.0.113.8', userAgent: PHONE })
  await page.reload()
  await button(page, 'Sign out all others').click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByText('You’re signed in nowhere else.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await elsewhere.page.waitForURL(/\/login/)
  await page.reload()
  await page.getByText('In use now').waitFor()
  expect(errors).toEqual([])
  await Promise.all([context.close(), elsewhere.context.close()])
})

it('a page that cannot learn where says so, and tries again', async () => {
  const { page, context } = await browser.openAs(await signUpAndIn(app), { screen: SCREENS.phone })
  let isGone = true
  await page.route('**/graphql', (route) =>
    isGone && route.request().postData()?.includes('Sessions') ? route.abort() : route.continue(),
  )
  await page.goto(`${app.url}/sessions`)
  await page.getByText('Could not load where you’re signed in').waitFor()
  expect(await axeFindings(page)).toEqual([])
  isGone = false
  await button(page, /again/i).click()
  await page.getByText('In use now').waitFor()
  await context.close()
})

it('who signs in once more in another tab stays signed in, in both, with one session (ACC-49)', async () => {
  const anna = await signUpAndIn(app)
  await app.services.db('sessions').where({ userId: anna.userId }).delete()
  const context = await browser.openContext()
  // Asked for feedback lately, so that nothing covers the page.
  await context.addInitScript((asked) => localStorage.setItem('lastFeedbackPrompt', asked), String(Date.now()))
  // Both are at the login page before one of them signs in.
  const tabs = [await context.newPage(), await context.newPage()]
  for (const page of tabs) await page.goto(`${app.url}/login`)
  for (const page of tabs) {
    await page.getByLabel('Email').fill(anna.email)
    await page.getByLabel('Password', { exact: true }).fill(anna.password)
    await button(page, 'Sign In').click()
    await page.getByRole('tab', { name: 'Settings' }).waitFor()
  }
  for (const page of tabs.reverse()) {
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Where you’re signed in' }).click()
    await page.getByText('You’re signed in nowhere else.').waitFor()
  }
  await context.close()
})

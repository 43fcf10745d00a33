import type { Browser } from 'playwright-core'
import { launchBrowser, openContext } from '../support/browser'
import { type Person, signUpAndIn } from '../support/people'
import { type RunningApp, startApp } from '../support/startApp'

jest.setTimeout(120_000)

let app: RunningApp
let browser: Browser
let cook: Person

beforeAll(async () => {
  app = await startApp()
  browser = await launchBrowser()
  cook = await signUpAndIn(app)
}, 60_000)
afterAll(async () => {
  await browser.close()
  await app.stop()
})

it('plans on while the code of the alerts cannot be had, and says what was to be said once it can', async () => {
  const context = await openContext(browser)
  await context.addInitScript((token) => {
    sessionStorage.setItem('access_token', token)
    localStorage.setItem('lastFeedbackPrompt', String(Date.now()))
  }, cook.token)
  const page = await context.newPage()
  let lost = 0
  await page.route(/OverlayHosts/, (route) => {
    lost += 1
    return lost > 1 ? route.continue() : route.abort()
  })
  await page.goto(app.url)
  await page.getByRole('heading', { name: 'Your plan' }).waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your mealplan is empty', { exact: true }).waitFor()
  expect(lost).toBeGreaterThan(0)
  await context.close()
})

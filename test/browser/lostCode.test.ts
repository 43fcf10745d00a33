import { givenBrowser } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()
let cook: Person

beforeAll(async () => {
  cook = await signUpAndIn(app)
})

it('keeps working while the code of the alerts cannot be loaded, and shows the alert once it can', async () => {
  const { context, page } = await browser.openAs(cook)
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

describe('a page whose code cannot be fetched', () => {
  const NO_FILE = { status: 404, body: 'There is nothing here' }

  it('is loaded again when the server has another build (UI-18)', async () => {
    const { context, page } = await browser.openAs(cook)
    await page.goto(`${app.url}/feedback`)
    // Before, a link would open another page, whose code the service worker may have by then.
    await page.locator('#root:not([data-shell])').waitFor()
    let lost = 0
    await page.route(/TermsPage/, (route) => ((lost += 1) > 1 ? route.continue() : route.fulfill(NO_FILE)))
    await page.route(`${app.url}/`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('/assets/index-', '/assets/other-'),
      })
    })
    await page.getByRole('link', { name: 'Terms of Service' }).click()
    await page.getByRole('heading', { level: 1, name: /terms/i }).waitFor()
    expect([lost, new URL(page.url()).pathname]).toEqual([2, '/termsandconditions'])
    await context.close()
  })

  it('says so when the server has the same build (UI-7)', async () => {
    const { context, page } = await browser.openAs(cook)
    await page.goto(`${app.url}/feedback`)
    await page.locator('#root:not([data-shell])').waitFor()
    await page.route(/TermsPage/, (route) => route.fulfill(NO_FILE))
    await page.getByRole('link', { name: 'Terms of Service' }).click()
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    await context.close()
  })
})

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

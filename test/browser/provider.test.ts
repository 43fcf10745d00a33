import type { Page } from 'playwright-core'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { freePort } from '../support/freePort'
import { anyPerson, CLIENT, type RunningProvider, startProvider } from '../support/oidcProvider'
import { signUpAndIn } from '../support/people'
import { type RunningApp, startApp } from '../support/startApp'

jest.setTimeout(60_000)
const browser = givenBrowser()
const app = {} as RunningApp
let provider: RunningProvider

beforeAll(async () => {
  // Another site than the product's, as a provider is: what is SameSite=Strict does not come along from there.
  const [host, port] = ['localhost', await freePort()]
  Object.assign(app, await startApp({ ...CLIENT, OIDC_ISSUER: `http://${host}:${port}` }))
  provider = await startProvider(app.url, { host, port })
})
afterAll(async () => {
  await app.stop()
  await provider.stop()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const urlOf = (page: Page) => page.url().slice(app.url.length)

it('the button on the sign-in page leads through the provider to a signed-in planner, and back out (ACC-59 to ACC-64)', async () => {
  const person = (provider.person = anyPerson())
  const page = await (await browser.openContext({ screen: SCREENS.phone })).newPage()
  await page.goto(`${app.url}/login`)
  await button(page, 'Continue with Home').click()
  await page.getByText(`Home knows you as ${person.email}.`).waitFor()
  expect(urlOf(page)).toBe('/provider')
  expect(await button(page, 'Create account').isDisabled()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'I agree to the Terms of Service' }).check()
  await button(page, 'Create account').click()
  // Someone new is asked the first questions, in front of it.
  await page.getByRole('button', { name: 'Randomize All', includeHidden: true }).waitFor({ state: 'attached' })
  expect(urlOf(page)).toBe('/')

  // The session comes back by itself, as any other, and what takes a proof asks the provider for it.
  await page.goto(`${app.url}/change-password`)
  await page.getByText('Your account has no password. Home confirms that it is you.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Confirm with Home').click()
  await page.getByText('Home has confirmed that it is you. This holds for ten minutes.').waitFor()
  expect(urlOf(page)).toBe('/change-password')
  await page.getByLabel('New password', { exact: true }).fill('Simmer-the-lentils-9')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Simmer-the-lentils-9')
  await button(page, 'Update Password').click()
  await page.getByText('Password changed successfully!').waitFor()
  expect(await app.services.db('identities').where({ subject: person.sub })).toHaveLength(1)
})

it('an account is connected with consent, signs in there, and says at log-out that it goes on there', async () => {
  const anna = await signUpAndIn(app)
  provider.person = anyPerson({ email: anna.email })
  const { page } = await browser.openAs(anna)
  await page.goto(`${app.url}/?mode=settings`)
  await button(page, 'Connect Home').click()
  await page.getByRole('heading', { name: 'Connect with Home?' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Connect').click()
  await page.getByText('Your account is connected with Home').waitFor()
  await page.getByText(/Connected since/).waitFor()
  expect(urlOf(page)).toBe('/?mode=settings')

  const elsewhere = await (await browser.openContext()).newPage()
  await elsewhere.goto(`${app.url}/login?next=${encodeURIComponent('/?mode=settings')}`)
  await button(elsewhere, 'Continue with Home').click()
  await button(elsewhere, 'Logout').click()
  const way = elsewhere.getByRole('link', { name: 'Sign out there too' })
  expect(await way.getAttribute('href')).toContain(provider.issuer)
  expect(await axeFindings(elsewhere)).toEqual([])
  await way.click()
  await elsewhere.waitForURL(`${provider.issuer}/**`)
})

it('a provider that is down, or says no, leaves one on a page that says so', async () => {
  provider.person = null
  const page = await (await browser.openContext()).newPage()
  await page.goto(`${app.url}/signup`)
  await button(page, 'Continue with Home').click()
  await page.getByText('Home did not let you in, or you chose not to go on.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await provider.stop()
  app.clock.advance(11 * 60 * 1000)
  await button(page, 'Try again with Home').click()
  await page.getByText("We couldn't reach Home. Try again in a while.").waitFor()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await button(page, 'Continue with Home').click()
  await page.getByText("We couldn't reach Home. Try again in a while.").first().waitFor()
  await provider.restart()
})

import { noteSecurity } from '../../server/accounts/history/noteSecurity'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { signUpAndIn } from '../support/people'

jest.setTimeout(120_000)
const app = givenApp()
const browser = givenBrowser()
const SECOND = 1000
const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'
const PLACE = { ip: '203.0.113.7', userAgent: PHONE }

const note = (userId: string, event: Parameters<typeof noteSecurity>[3]) => {
  app.clock.advance(SECOND)
  return noteSecurity(app.services, app.services.db, userId, event)
}

it('a person reads what happened, the latest first, and where to go if it was not them (ACC-77, ACC-79)', async () => {
  const anna = await signUpAndIn(app)
  for (let turn = 0; turn < 24; turn += 1)
    await note(anna.userId, { kind: 'KEY_MADE', by: PLACE, subject: `Watch ${turn}` })
  await note(anna.userId, { kind: 'SIGN_IN_FAILED', by: PLACE, times: 3 })
  await note(anna.userId, { kind: 'SIGNED_OUT', by: 'administrator' })
  const { page, context, errors } = await browser.openAs(anna, { screen: SCREENS.phone })
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('link', { name: 'Where you’re signed in' }).click()
  await page.getByRole('link', { name: 'Security history' }).click()
  await page.getByRole('heading', { level: 1, name: 'Security history' }).waitFor()
  await page.getByRole('link', { name: 'Back to Settings' }).waitFor()
  const lines = page.getByRole('list', { name: 'What happened' }).getByRole('listitem')
  await lines.first().waitFor()
  expect(await lines.count()).toBe(25)
  expect(await lines.nth(0).innerText()).toMatch(/^Signed out all devices\n[^]*By an administrator$/)
  expect(await lines.nth(1).innerText()).toMatch(
    /^Someone tried a wrong password or code\n[^]*3 times that day\s+Firefox on Android\s+From 203\.0\.113\.7$/,
  )
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await page.getByText('Key “Watch 0” made').waitFor()
  expect(await lines.count()).toBe(26)
  expect(await page.getByRole('button', { name: 'Show earlier' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Change password' }).click()
  await page.waitForURL(/\/change-password/)
  expect(errors).toEqual([])
  await context.close()
})

it('says that there is nothing yet, and tries again where it could not be read', async () => {
  const { page, context } = await browser.openAs(await signUpAndIn(app), { screen: SCREENS.phone })
  let isGone = true
  await page.route('**/graphql', (route) =>
    isGone && route.request().postData()?.includes('SecurityHistory') ? route.abort() : route.continue(),
  )
  await page.goto(`${app.url}/security`)
  await page.getByText('Could not load your security history').waitFor()
  expect(await axeFindings(page)).toEqual([])
  isGone = false
  await page.getByRole('button', { name: /again/i }).click()
  await page.getByText('Nothing yet.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await context.close()
})

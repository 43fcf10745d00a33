import type { Page } from 'playwright-core'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

jest.setTimeout(60_000)
const app = givenApp()
const browser = givenBrowser()
let anna: Person

beforeEach(async () => {
  anna = await signUpAndIn(app)
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Fills the form in and sends it. */
async function make(page: Page, password: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Kitchen display')
  await page.getByRole('checkbox', { name: 'See the plan' }).check()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await button(page, 'Make a key').click()
}

/** What a program is answered that sends this key. */
async function use(key: string): Promise<[number, unknown]> {
  const answer = await app.fetch('/graphql', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { household { plan { version } } } }' }),
  })
  const { errors } = (await answer.json()) as { errors?: { extensions: { reason: string } }[] }
  return [answer.status, errors?.[0]?.extensions.reason]
}

it('a key is made, copied, used, seen to be used, and revoked', async () => {
  const { page, context } = await browser.openAs(anna, { screen: SCREENS.phone })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('link', { name: 'Keys for programs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Keys for your programs' }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await make(page, 'not the one')
  await page.getByText('The current password is not right.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await make(page, anna.password)
  const shown = page.getByLabel('Key', { exact: true })
  await shown.waitFor()
  expect(await shown.evaluate((field) => field === document.activeElement)).toBe(true)
  const key = await shown.inputValue()
  await button(page, 'Copy the key').click()
  await page.getByText('Key copied').waitFor()
  // Pages may not read the clipboard by themselves (SEC-17), so it is pasted.
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.press('Control+V')
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(key)
  expect(await page.locator('pre').innerText()).toContain(`curl ${app.url}/graphql`)
  expect(await axeFindings(page)).toEqual([])
  const line = page.getByRole('list', { name: 'Your keys' }).getByRole('listitem')
  expect(await line.innerText()).toMatch(/^Kitchen display\n+See the plan\n+mwp_\w{8}_…[^]*Never used/)

  expect(await use(key)).toEqual([200, undefined])
  await page.reload()
  await line.waitFor()
  expect(await line.innerText()).toMatch(/Last used .*\d:\d\d/)
  expect(await page.content()).not.toContain(key.slice(13))

  await button(page, 'Revoke Kitchen display').click()
  await page.getByRole('dialog', { name: 'Revoke “Kitchen display”?' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Keep it').click()
  expect(await use(key)).toEqual([200, undefined])
  await button(page, 'Revoke Kitchen display').click()
  await button(page, 'Revoke').click()
  await page.getByText('Key revoked').waitFor()
  await line.waitFor({ state: 'detached' })
  expect(await use(key)).toEqual([401, 'ACCESS_KEY_REVOKED'])
  await context.close()
})

it('a fresh key leaves nothing on the device', async () => {
  const { page, context } = await browser.openAs(anna, { screen: SCREENS.desk })
  await page.goto(`${app.url}/keys`)
  await make(page, anna.password)
  const key = await page.getByLabel('Key', { exact: true }).inputValue()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(key.slice(13))
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await button(page, 'Save Settings').waitFor()
  await page.goBack()
  await page.getByRole('list', { name: 'Your keys' }).waitFor()
  expect((await page.content()).includes(key.slice(13))).toBe(false)
  await context.close()
})

it.each([
  ['320 px', { width: 320, height: 640 }, '100%'],
  ['320 px with text of twice the size', { width: 320, height: 640 }, '200%'],
  ['a desk with text of twice the size', SCREENS.desk, '200%'],
] as const)('fits %s', async (_name, screen, size) => {
  const { page, context } = await browser.openAs(anna, { screen })
  await page.goto(`${app.url}/keys`)
  await make(page, anna.password)
  await page.getByLabel('Key', { exact: true }).waitFor()
  await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size)
  const beyond = await page.evaluate(
    (width) =>
      [...document.querySelectorAll('main *')]
        .filter((one) => one.getBoundingClientRect().right > width)
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    screen.width,
  )
  expect(beyond).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await context.close()
})

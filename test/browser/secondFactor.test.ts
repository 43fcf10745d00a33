import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { axeFindings, givenBrowser, SCREENS, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { mailedKey, type Person, signUpAndIn } from '../support/people'
import { admin } from '../support/admin'
import { codeAt, STEP, turnOn } from '../server/secondFactor/codes'

jest.setTimeout(120_000)
// Passkeys need a name.
const app = givenApp({ HOST: 'localhost' })
const browser = givenBrowser()
const DAYS = 24 * 60 * 60 * 1000
const NEW_PASSWORD = 'Braise-the-fennel-4'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const codeField = (page: Page) => page.getByLabel('Code from your authenticator app')
/** A code that was not used before. */
const next = (secret: string) => {
  app.clock.advance(STEP)
  return codeAt(secret, app.clock.now())
}

async function open() {
  const context = await browser.openContext({ screen: SCREENS.phone })
  await context.addInitScript((asked) => localStorage.setItem('lastFeedbackPrompt', asked), String(Date.now()))
  const page = await context.newPage()
  return { context, page, errors: watchErrors(page) }
}

async function giveCredentials(page: Page, { email }: Pick<Person, 'email'>, password: string) {
  await page.goto(`${app.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign In').click()
}
async function signOut(page: Page) {
  await page.goto(`${app.url}/?mode=settings`)
  await button(page, 'Logout').click()
  await page.waitForURL(/\/login/)
}
const isFocused = (page: Page) => codeField(page).evaluate((field) => field === document.activeElement)

it('a person turns codes on, signs in with one and with a recovery code, and turns them off (ACC-82 to ACC-85)', async () => {
  const anna = await signUpAndIn(app)
  const { context, page, errors } = await open()
  await giveCredentials(page, anna, anna.password)
  await page.waitForURL(`${app.url}/`)
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('link', { name: 'Authenticator codes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Authenticator codes' }).waitFor()
  await page.getByRole('link', { name: 'Back to Settings' }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await button(page, 'Set up').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill('not the one')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByText('The current password is not right.').waitFor()
  await dialog.getByLabel('Your password', { exact: true }).fill(anna.password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('img', { name: /^QR code for your authenticator app/ }).waitFor()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  expect(await page.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')).toContain(secret)
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Turn on').click()
  await page.getByText('Enter the code that the app shows.').waitFor()
  expect(await isFocused(page)).toBe(true)
  await codeField(page).fill('12345')
  await button(page, 'Turn on').click()
  await page.getByText(/^This code is not right/).waitFor()
  await codeField(page).fill(codeAt(secret, app.clock.now()))
  await button(page, 'Turn on').click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const codes = await page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  expect(download.suggestedFilename()).toBe('mealwright-recovery-codes.txt')
  const file = readFileSync(await download.path(), 'utf8')
  expect(file.split('\n').slice(2, 12)).toEqual(codes)
  await button(page, 'I have kept them').click()
  await page.getByText('10 recovery codes are left').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await signOut(page)
  await giveCredentials(page, anna, anna.password)
  await codeField(page).waitFor()
  expect(await isFocused(page)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await codeField(page).fill('000')
  await button(page, 'Sign In').click()
  await page.getByText('This code is not right, or was used already.').waitFor()
  await page.getByText('Enter another code.').waitFor()
  expect(await isFocused(page)).toBe(true)
  await codeField(page).fill(next(secret))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${app.url}/`)

  await signOut(page)
  await giveCredentials(page, anna, anna.password)
  await button(page, 'Use a recovery code').click()
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase())
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Sign In').click()
  await page.waitForURL(`${app.url}/`)

  await page.goto(`${app.url}/second-factor`)
  await page.getByText('9 recovery codes are left').waitFor()
  await button(page, 'Turn off').click()
  await dialog.getByLabel('Your password', { exact: true }).fill(anna.password)
  await dialog.getByLabel('Code from your authenticator app').fill('123')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByText(/^This code is not right/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await dialog.getByLabel('Your password', { exact: true }).inputValue()).toBe(anna.password)
  await dialog.getByLabel('Code from your authenticator app').fill(next(secret))
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await button(page, 'Set up').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

/** Chooses another password by a mailed link. */
async function resetPassword(page: Page, { email }: Pick<Person, 'email'>) {
  await page.goto(`${app.url}/login`)
  await page.getByLabel('Email').fill(email)
  await button(page, 'Forgot password?').click()
  await page.getByText('Password reset email sent').waitFor()
  await page.goto(`${app.url}/reset-password/${await mailedKey(app, email, 'reset-password')}`)
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD)
  await button(page, 'Reset Password').click()
  await page.waitForURL(/\/login/)
}

it('phone and password lost on one day: a passkey on another device takes neither (docs/guides/locked-out.md)', async () => {
  const anna = await signUpAndIn(app)
  const { context, page, errors } = await open()
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal' } as const),
    ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  }
  await device.send('WebAuthn.addVirtualAuthenticator', { options })
  await context.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await giveCredentials(page, anna, anna.password)
  await page.waitForURL(`${app.url}/`)
  await page.goto(`${app.url}/passkeys`)
  await button(page, 'Add a passkey').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(anna.password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('Never used').waitFor()
  await turnOn(app, anna)
  await signOut(page)
  await button(page, 'Sign in with a passkey').click()
  await page.waitForURL(`${app.url}/`)
  expect(errors).toEqual([])
  await context.close()
})

it('a mailed link and a recovery code do, or the administrator (docs/guides/locked-out.md)', async () => {
  const [anna, bert] = [await signUpAndIn(app), await signUpAndIn(app)]
  const { recoveryCodes } = await turnOn(app, anna)
  await turnOn(app, bert)
  app.clock.advance(4 * DAYS)
  const { context, page, errors } = await open()

  await resetPassword(page, anna)
  await giveCredentials(page, anna, NEW_PASSWORD)
  await button(page, 'Use a recovery code').click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await button(page, 'Sign In').click()
  await page.waitForURL(`${app.url}/`)
  await page.goto(`${app.url}/second-factor`)
  await button(page, 'Turn off').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(NEW_PASSWORD)
  await dialog.getByLabel('Code from your authenticator app').fill(recoveryCodes[1] ?? '')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await button(page, 'Set up').waitFor()
  await signOut(page)

  await resetPassword(page, bert)
  await giveCredentials(page, bert, NEW_PASSWORD)
  await codeField(page).waitFor()
  expect(await admin(app, 'user', 'second-factor', 'reset', bert.email)).toMatchObject({ code: 0 })
  await giveCredentials(page, bert, NEW_PASSWORD)
  await page.waitForURL(`${app.url}/`)
  await page.goto(`${app.url}/security`)
  await page.getByText('Authenticator codes turned off').waitFor()
  await page.getByText('By an administrator').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

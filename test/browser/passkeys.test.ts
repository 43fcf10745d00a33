import type { BrowserContext, Page } from 'playwright-core'
import { axeFindings, eventually, givenBrowser, SCREENS, watchErrors } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

jest.setTimeout(120_000)
const app = givenApp({ HOST: 'localhost' })
const browser = givenBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A page whose device has a place for passkeys and knows its owner; nothing covers it. `isOffering`: where it fills in the address, too. */
async function openWithDevice(isOffering: boolean) {
  const context = await browser.openContext({ screen: SCREENS.phone })
  await context.addInitScript((asked) => localStorage.setItem('lastFeedbackPrompt', asked), String(Date.now()))
  if (!isOffering)
    await context.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
  const page = await context.newPage()
  const errors = watchErrors(page)
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal' } as const),
    ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  }
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options })
  return { context, page, errors, device, authenticatorId }
}

async function signIn(page: Page, { email, password }: Person) {
  await page.goto(`${app.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign In').click()
  await page.waitForURL(`${app.url}/`)
}

async function add(page: Page, password: string) {
  await button(page, 'Add a passkey').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
}

const passkeysIn = (page: Page) => page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')
const close = (...contexts: BrowserContext[]) => Promise.all(contexts.map((context) => context.close()))

it('a person adds a passkey, names it, signs in with it by the button, and removes it (ACC-71, ACC-72, ACC-74)', async () => {
  const anna = await signUpAndIn(app)
  const { context, page, errors } = await openWithDevice(false)
  await signIn(page, anna)
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('link', { name: 'Passkeys' }).click()
  await page.getByRole('heading', { level: 1, name: 'Passkeys' }).waitFor()
  await page.getByRole('link', { name: 'Back to Settings' }).waitFor()
  await page.getByText('You have none yet.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await add(page, 'not the one')
  await page.getByText('The current password is not right.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Cancel').click()
  await add(page, anna.password)
  await passkeysIn(page).first().waitFor()
  await page.getByText('Never used').waitFor()
  await add(page, anna.password)
  await page.getByText('This device has a passkey for your account already.').waitFor()
  await button(page, 'Cancel').click()

  await page.getByRole('button', { name: /^Rename / }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My phone')
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Save').click()
  await button(page, 'Remove My phone').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.goto(`${app.url}/?mode=settings`)
  await button(page, 'Logout').click()
  await page.waitForURL(/\/login/)
  await button(page, 'Sign in with a passkey').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Sign in with a passkey').click()
  await page.waitForURL(`${app.url}/`)
  await page.goto(`${app.url}/passkeys`)
  await page.getByText(/^Last used/).waitFor()

  await button(page, 'Remove My phone').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(anna.password)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('You have none yet.').waitFor()
  await page.goto(`${app.url}/?mode=settings`)
  await button(page, 'Logout').click()
  await button(page, 'Sign in with a passkey').click()
  await page.getByText('This passkey could not be used. Try again, or sign in with your password.').waitFor()
  expect(errors).toEqual([])
  await close(context)
})

it('the browser offers it where it fills in the address; where the password is gone it is the proof (ACC-72, ACC-75, ACC-76)', async () => {
  const anna = await signUpAndIn(app)
  const { context, page, errors, device, authenticatorId } = await openWithDevice(true)
  await signIn(page, anna)
  await page.goto(`${app.url}/passkeys`)
  await add(page, anna.password)
  await passkeysIn(page).first().waitFor()
  expect(await page.getByText('Remove password').count()).toBe(0)
  await page.goto(`${app.url}/?mode=settings`)
  await button(page, 'Logout').click()
  // Nothing is pressed: the device is there, and knows its owner.
  await page.waitForURL(`${app.url}/`)

  // The second is of another device.
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId })
  await device.send('WebAuthn.clearCredentials', { authenticatorId })
  await page.goto(`${app.url}/passkeys`)
  await add(page, anna.password)
  await passkeysIn(page).nth(1).waitFor()
  expect(credentials).toHaveLength(1)
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Remove password').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(anna.password)
  await dialog.getByRole('button', { name: 'Remove password' }).click()
  await page.getByText('Your account has no password. You can set one at any time.').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await app.services.db('sessions').where({ userId: anna.userId }).update({ provenAt: null })
  await page.getByRole('link', { name: 'Set a password' }).click()
  await page.getByText('Your account has no password. A passkey confirms that it is you.').waitFor()
  await button(page, 'Confirm with a passkey').click()
  await page.getByText('You have confirmed that it is you. This holds for ten minutes.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('New password', { exact: true }).fill('Simmer-the-barley-7')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Simmer-the-barley-7')
  await button(page, 'Update Password').click()
  await page.getByText('Password changed successfully!').waitFor()
  // All sessions have ended, and the page may have been about to subscribe.
  expect(errors.filter((error) => !error.includes('already in CLOSING'))).toEqual([])
  await close(context)
})

it('one that is put away in the dialog is offered again where the browser fills in the address (ACC-72)', async () => {
  const anna = await signUpAndIn(app)
  const { context, page, device, authenticatorId } = await openWithDevice(false)
  await signIn(page, anna)
  await page.goto(`${app.url}/passkeys`)
  await add(page, anna.password)
  await passkeysIn(page).first().waitFor()
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toHaveLength(1)
  // The dialog is put away, and what is offered is taken once that has been done.
  await context.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    let isPutAway = false
    PublicKeyCredential.isConditionalMediationAvailable = async () => true
    navigator.credentials.get = (options) => {
      if (options?.mediation !== 'conditional') {
        isPutAway = true
        return Promise.reject(new DOMException('', 'NotAllowedError'))
      }
      if (isPutAway) return get({ ...options, mediation: 'optional' })
      return new Promise((_resolve, reject) =>
        options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      )
    }
  })
  await page.goto(`${app.url}/?mode=settings`)
  await button(page, 'Logout').click()
  await page.waitForURL(/\/login/)
  await button(page, 'Sign in with a passkey').click()
  await page.getByText('No passkey was chosen.', { exact: false }).waitFor()
  await page.waitForURL(`${app.url}/`)
  await close(context)
})

it('a browser without them has no button, and a page that cannot learn of passkeys says so', async () => {
  const context = await browser.openContext({ screen: SCREENS.phone })
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const page = await context.newPage()
  await page.goto(`${app.url}/login`)
  await page.getByLabel('Email').fill('x')
  await eventually(async () => expect(await page.getByText('Sign in with a passkey').count()).toBe(0))
  await signIn(page, await signUpAndIn(app))
  await page.goto(`${app.url}/passkeys`)
  await page.getByText(/^Passkeys can’t be added here/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  let isGone = true
  await page.route('**/graphql', (route) =>
    isGone && route.request().postData()?.includes('Passkeys') ? route.abort() : route.continue(),
  )
  await page.reload()
  await page.getByText('Could not load your passkeys').waitFor()
  isGone = false
  await page.getByRole('button', { name: /again/i }).click()
  await page.getByText('You have none yet.').waitFor()
  await close(context)
})

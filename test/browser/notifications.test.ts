import { axeFindings, eventually, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { joinHousehold } from '../support/households'
import { signUpAndIn } from '../support/people'
import { asked, deliverPush, givePushService, press, shown, subscribedWith } from '../support/pushedPage'
import { type PushService, startPushService } from '../support/pushService'
import { addItems, freshToken, notified, seen, send, sendMerged } from '../server/notifications/operations'

jest.setTimeout(120_000)
const app = givenApp()
const browser = givenBrowser({ serviceWorkers: 'allow' })
let push: PushService
beforeEach(async () => {
  push = await startPushService()
  app.services.config.webhookHosts.push(push.host)
})
afterEach(() => push.stop())

const SIGNED_OUT = 'You’re signed out here. Sign in to see what’s new.'

it('what is switched on upon a press is shown by the service worker, opens its page, and ends with the log-out', async () => {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben, { name: 'Ben' })
  const other = await notified(app, push, await freshToken(app, anna), ['DINNER'])
  const { publicKey } = await seen(app, anna.token)
  const phone = push.subscribe(publicKey)
  const { page, context, errors } = await browser.openAs(anna, { screen: SCREENS.phone })
  await givePushService(context, phone.input)

  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('link', { name: 'Notifications' }).click()
  const list = page.getByRole('checkbox', { name: 'What others add to the shopping list' })
  await list.waitFor()
  expect([await list.isChecked(), await subscribedWith(page), await asked(page)]).toEqual([false, null, null])
  expect(await axeFindings(page)).toEqual([])
  await list.click()
  await page.getByText('Notifications are on').waitFor()
  await page.getByRole('button', { name: 'Send a test' }).waitFor()
  expect([await list.isChecked(), await subscribedWith(page), await asked(page)]).toEqual([true, publicKey, 'true'])
  expect(await axeFindings(page)).toEqual([])

  await addItems(app, await freshToken(app, ben), 'milk')
  await addItems(app, await freshToken(app, ben), 'eggs')
  await sendMerged(app)
  const [added] = phone.messages()
  await deliverPush(page, JSON.stringify(added))
  await eventually(async () => expect(await shown(page)).toEqual(['Ben added milk and eggs']))
  const opened = await press(page, 'Ben added milk and eggs')
  expect(opened).toBe(`${app.url}/?mode=shop`)
  await eventually(async () => expect(await shown(page)).toEqual([]))

  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('Test on its way').waitFor()
  await send(app.services)
  await deliverPush(page, JSON.stringify(phone.messages()[1]))
  await eventually(async () => expect(await shown(page)).toEqual(['Notifications work on this device']))

  await page.getByRole('list', { name: 'Your other devices' }).waitFor()
  await page.getByRole('button', { name: 'Remove Chrome on Android' }).click()
  await page.getByText('Device removed').waitFor()
  await page.getByRole('list', { name: 'Your other devices' }).waitFor({ state: 'detached' })
  expect((await seen(app, anna.token)).devices.map(({ id }) => id)).not.toContain(other.id)

  await page.goto(opened)
  await page.goto(`${app.url}/?mode=settings`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/login/)
  await eventually(async () => expect([await shown(page), await subscribedWith(page)]).toEqual([[], null]))
  await eventually(async () => expect(await app.services.db('notification_devices')).toEqual([]))
  await deliverPush(page, JSON.stringify(added))
  await eventually(async () => expect(await shown(page)).toEqual([SIGNED_OUT]))
  expect(errors).toEqual([])
  await context.close()
})

it('a page of a server with another key, or of a later session, renews the subscription', async () => {
  const anna = await signUpAndIn(app)
  const { publicKey } = await seen(app, anna.token)
  const phone = push.subscribe(publicKey)
  const { page, context } = await browser.openAs(anna, { screen: SCREENS.phone })
  await givePushService(context, phone.input)
  await page.goto(`${app.url}/notifications`)
  await page.getByRole('checkbox', { name: 'Tonight’s dinner' }).click()
  await page.getByText('Notifications are on').waitFor()
  const { tokenSecrets } = app.services.config
  const [old] = tokenSecrets
  try {
    tokenSecrets.unshift({ kid: 'new', secret: 'another-secret-of-tests-0123456789-abc' })
    await app.services.db('notification_devices').update({ sessionId: null })
    const { publicKey: next } = await seen(app, anna.token)
    await page.evaluate(() => caches.delete('notifications'))
    await page.reload()
    await eventually(async () => expect(await subscribedWith(page)).toBe(next))
    await eventually(async () =>
      expect((await seen(app, anna.token)).devices).toMatchObject([{ kinds: ['DINNER'], isPaused: false }]),
    )
  } finally {
    tokenSecrets.splice(0, tokenSecrets.length, old as never)
  }
  await context.close()
})

it('a browser that cannot be notified, or may not be, says what to do', async () => {
  const anna = await signUpAndIn(app)
  for (const [script, words] of [
    ["Object.defineProperty(Notification, 'permission', { get: () => 'denied' })", 'Notifications are blocked'],
    ['delete window.PushManager', 'This browser can’t show notifications.'],
    [
      "delete window.PushManager; Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU)' })",
      'first add this page to the home screen',
    ],
  ] as const) {
    const { page, context } = await browser.openAs(anna, { screen: SCREENS.phone })
    await page.addInitScript(script)
    await page.goto(`${app.url}/notifications`)
    await page.getByText(words).waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await context.close()
  }
})

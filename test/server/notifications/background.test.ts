import { setTimeout as wait } from 'node:timers/promises'
import { notificationCourier } from '../../../server/notifications/notificationCourier'
import { sweep } from '../../../server/notifications/startNotifications'
import { preparedDatabase } from '../../support/freshDatabase'
import { joinHousehold } from '../../support/households'
import { signUpAndIn } from '../../support/people'
import { type PushService, startPushService } from '../../support/pushService'
import { type RunningApp, startApp } from '../../support/startApp'
import { act, addItems, freshToken, MINUTE, notified, send } from './operations'

jest.setTimeout(60_000)
let push: PushService
let database: Awaited<ReturnType<typeof preparedDatabase>>
const apps: RunningApp[] = []

/** Another instance on the same database. */
async function instance(): Promise<RunningApp> {
  const app = await startApp({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://meals.example',
    WEBHOOK_HOSTS: push.host,
  })
  apps.push(app)
  return app
}
async function family(app: RunningApp) {
  const [anna, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, anna, ben, { name: 'Ben' })
  return { anna: { ...anna, token: await freshToken(app, anna) }, ben: { ...ben, token: await freshToken(app, ben) } }
}

beforeEach(async () => {
  push = await startPushService()
  database = await preparedDatabase()
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.stop()))
  await push.stop()
  await database.drop()
})

test('the background sends by itself', async () => {
  const app = await instance()
  const { anna } = await family(app)
  const browser = await notified(app, push, anna.token)
  app.startBackground()
  await act(app, anna.token, 'sendTestNotification', { id: browser.id })
  for (let waited = 0; push.got.length === 0 && waited < 15_000; waited += 100) await wait(100)
  expect(browser.messages()).toHaveLength(1)
})

test('two instances that look and send at once send each once', async () => {
  const [one, other] = [await instance(), await instance()]
  const { anna, ben } = await family(one)
  const browsers = []
  for (let count = 0; count < 5; count += 1) browsers.push(await notified(one, push, anna.token, ['LIST_ADDED']))
  for (let round = 1; round <= 3; round += 1) {
    const [by, to] = [await freshToken(one, ben), [one, other, one, other]]
    await addItems(one, by, `milk ${round}`)
    await addItems(other, by, `eggs ${round}`)
    await Promise.all(to.map((app) => send(app.services)))
    for (const app of [one, other]) app.clock.advance(MINUTE + 1000)
    await Promise.all(to.map((app) => send(app.services)))
    // What was claimed by the one while the other looked.
    await send(one.services)
    for (const browser of browsers)
      expect(browser.messages().map(({ title }) => title)[round - 1]).toBe(`Ben added milk ${round} and eggs ${round}`)
    expect(push.got).toHaveLength(round * browsers.length)
  }
})

test('what was added unseen, and what is queued, is sent after a restart, by the same key', async () => {
  const before = await instance()
  const { anna, ben } = await family(before)
  const browser = await notified(before, push, anna.token, ['LIST_ADDED'])
  await addItems(before, ben.token, 'milk')
  await sweep(before.services)
  await addItems(before, ben.token, 'eggs')
  apps.length = 0
  await before.stop()
  const after = await instance()
  after.clock.advance(MINUTE + 1000)
  await send(after.services)
  expect(browser.messages().map(({ title }) => title)).toEqual(['Ben added milk and eggs'])
})

test('a notification whose instance has died is sent by another', async () => {
  const app = await instance()
  const { anna } = await family(app)
  const browser = await notified(app, push, anna.token)
  await act(app, anna.token, 'sendTestNotification', { id: browser.id })
  await app.services.db('notifications').update({ claimedBy: 'someone', claimedUntil: app.clock.now() + 70_000 })
  expect(await notificationCourier(app.services).begin()).toBe(0)
  app.clock.advance(71_000)
  await send(app.services)
  expect(browser.messages()).toHaveLength(1)
})

test('a push service that does not answer hurts no act', async () => {
  const app = await instance()
  const { anna, ben } = await family(app)
  await notified(app, push, anna.token, ['LIST_ADDED'])
  push.answer = () => {}
  await addItems(app, ben.token, 'milk')
  await sweep(app.services)
  app.clock.advance(MINUTE + 1000)
  const courier = notificationCourier(app.services)
  await courier.begin()
  await addItems(app, ben.token, 'eggs')
  await push.stop()
  await courier.idle()
  push = await startPushService()
})

import { setTimeout as wait } from 'node:timers/promises'
import { webhookCourier } from '../../../server/webhooks/webhookCourier'
import { sweep } from '../../../server/webhooks/startWebhooks'
import { preparedDatabase } from '../../support/freshDatabase'
import { signUpAndIn } from '../../support/people'
import { type Receiver, startReceiver } from '../../support/receiver'
import { type RunningApp, startApp } from '../../support/startApp'
import { act, added, change, send } from './operations'

jest.setTimeout(60_000)
let receiver: Receiver
let database: Awaited<ReturnType<typeof preparedDatabase>>
const apps: RunningApp[] = []

/** Another instance on the same database. */
async function instance(): Promise<RunningApp> {
  const app = await startApp({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://meals.example',
    WEBHOOK_HOSTS: receiver.host,
  })
  apps.push(app)
  return app
}

beforeEach(async () => {
  receiver = await startReceiver()
  database = await preparedDatabase()
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.stop()))
  await receiver.stop()
  await database.drop()
})

const arrived = async (count: number) => {
  for (let waited = 0; receiver.got.length < count && waited < 15_000; waited += 100) await wait(100)
  return receiver.got.map(({ body }) => (JSON.parse(body) as { type: string }).type)
}

test('the background calls a webhook within seconds of a change', async () => {
  const app = await instance()
  const person = await signUpAndIn(app)
  await added(app, person.token, receiver, ['LIST_CHANGED'])
  app.startBackground()
  await wait(500)
  await change(app, person.token, 'list')
  expect(await arrived(1)).toEqual(['list.changed'])
})

test('two instances that look and send at once call it once', async () => {
  const [one, other] = [await instance(), await instance()]
  const person = await signUpAndIn(one)
  const hooks = []
  for (let count = 0; count < 5; count += 1)
    hooks.push(await added(one, person.token, receiver, ['LIST_CHANGED', 'PLAN_CHANGED']))
  for (let round = 1; round <= 3; round += 1) {
    await change(one, person.token, 'list')
    await change(other, person.token, 'plan')
    await Promise.all([send(one), send(other), send(one), send(other)])
    // What was claimed by the one while the other looked.
    await send(one)
    expect(receiver.got).toHaveLength(round * hooks.length * 2)
  }
  const ids = receiver.got.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(ids.length)
})

test('what is queued, and what changed unseen, is sent after a restart', async () => {
  const before = await instance()
  const person = await signUpAndIn(before)
  const { id } = await added(before, person.token, receiver, ['LIST_CHANGED', 'PLAN_CHANGED'])
  await change(before, person.token, 'list')
  await sweep(before.services)
  await act(before, person.token, 'testWebhook', id)
  await change(before, person.token, 'plan')
  apps.length = 0
  await before.stop()
  expect(receiver.got).toEqual([])
  const after = await instance()
  await send(after)
  await send(after)
  expect((await arrived(3)).sort()).toEqual(['list.changed', 'ping', 'plan.changed'])
})

test('a message whose instance has died is sent by another, under the same id', async () => {
  const app = await instance()
  const person = await signUpAndIn(app)
  const { id } = await added(app, person.token, receiver, ['LIST_CHANGED'])
  await act(app, person.token, 'testWebhook', id)
  await app.services.db('webhook_deliveries').update({ claimedBy: 'someone', claimedUntil: app.clock.now() + 70_000 })
  expect(await webhookCourier(app.services).begin()).toBe(0)
  app.clock.advance(71_000)
  await send(app)
  expect(receiver.got).toHaveLength(1)
})

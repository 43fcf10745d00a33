import { setTimeout as wait } from 'node:timers/promises'
import { webhookCourier } from '../../../server/webhooks/webhookCourier'
import { openSession } from '../../../server/accounts/sessions'
import { deleteExpired } from '../../../server/retention'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { answering, type Receiver, startReceiver } from '../../support/receiver'
import { act, added, change, DAY, HOUR, seen, send } from './operations'

jest.setTimeout(60_000)
const app = givenApp()
let [receiver, person]: [Receiver, Person] = [{} as never, {} as never]
beforeEach(async () => {
  await app.services.db('webhooks').delete()
  receiver = await startReceiver()
  person = await signUpAndIn(app)
})
afterEach(() => receiver.stop())

const types = () => receiver.got.map(({ body }) => (JSON.parse(body) as { type: string }).type)
/** A token at the present time of the tests, which lasts shorter than the waits. */
const token = async () => {
  const device = { ip: '127.0.0.1', userAgent: 'test' }
  return (await openSession(app.services, app.services.db, person.userId, device)).accessToken
}
const last = async () => (await seen(app, await token()))[0]?.deliveries[0]

describe('a webhook', () => {
  it('is off once its receiver answers 410, and its person is mailed', async () => {
    const { id } = await added(app, person.token, receiver, ['LIST_CHANGED', 'PLAN_CHANGED'])
    receiver.answer = answering(410)
    await act(app, await token(), 'testWebhook', id)
    await send(app)
    expect((await seen(app, await token()))[0]).toMatchObject({ offFor: 'GONE', deliveries: [{ outcome: 'GONE' }] })
    await change(app, await token(), 'list')
    await send(app)
    expect(receiver.got).toHaveLength(1)
    const mails: { subject: string; text: string }[] = await app.services
      .db('outbox')
      .where({ to: person.email })
      .orderBy('createdAt')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A webhook for your Mealwright account was made',
      'A webhook of your Mealwright account was switched off',
    ])
    expect(mails[1]?.text).toContain(receiver.host)
    receiver.answer = answering(200)
    expect(await act(app, await token(), 'switchOnWebhook', id)).toBe('ok')
    await send(app)
    expect(types()).toEqual(['ping', 'list.changed'])
  })

  it('is off after it failed for five days', async () => {
    await added(app, person.token, receiver, ['LIST_CHANGED'])
    receiver.answer = answering(500)
    for (let hours = 0; hours < 5 * 24 + 24; hours += 6) {
      await change(app, await token(), 'list')
      await send(app)
      app.clock.advance(6 * HOUR)
    }
    expect((await seen(app, await token()))[0]).toMatchObject({ offFor: 'FAILING', failingSince: expect.any(Number) })
    expect((await last())?.nextAttemptAt).toBeNull()
  })

  it('that is slow holds up no other', async () => {
    const slow = await startReceiver()
    slow.answer = () => {}
    const slowPerson = await signUpAndIn(app)
    for (let count = 0; count < 5; count += 1) {
      const { id } = await added(app, slowPerson.token, slow, ['LIST_CHANGED'])
      await act(app, slowPerson.token, 'testWebhook', id)
    }
    const { id } = await added(app, person.token, receiver, ['LIST_CHANGED'])
    await act(app, await token(), 'testWebhook', id)
    const courier = webhookCourier(app.services)
    const knownSlow = () => app.services.db('webhooks').where({ isSlow: 1 }).pluck('userId')
    await courier.begin()
    while (receiver.got.length === 0) await wait(20)
    // The five are still being waited for.
    expect(await knownSlow()).toEqual([])
    await courier.idle()
    expect(await knownSlow()).toEqual(Array(5).fill(slowPerson.userId))
    await slow.stop()
  })

  it('has 50 messages at most, and none that ended a month ago', async () => {
    const { id } = await added(app, person.token, receiver, ['LIST_CHANGED'])
    for (let count = 0; count < 55; count += 1) {
      await act(app, await token(), 'testWebhook', id)
      await send(app)
    }
    const count = () => app.services.db('webhook_deliveries').where({ webhookId: id }).pluck('id')
    expect(await count()).toHaveLength(50)
    app.clock.advance(31 * DAY)
    await deleteExpired(app.services)
    expect(await count()).toHaveLength(0)
  })
})

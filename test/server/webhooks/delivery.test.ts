import { webhookCourier } from '../../../server/webhooks/webhookCourier'
import { openSession } from '../../../server/accounts/sessions'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { answering, type Receiver, startReceiver, verified } from '../../support/receiver'
import { act, added, change, HOUR, LONGEST_WAIT, seen, send, tryAdd } from './operations'

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

describe('a household’s webhook', () => {
  it('is called for changes of the plan and the list, with household and version alone', async () => {
    const { secret } = await added(app, person.token, receiver, ['PLAN_CHANGED', 'LIST_CHANGED'])
    await send(app)
    expect(receiver.got).toEqual([])
    await change(app, await token(), 'plan')
    await change(app, await token(), 'list')
    await send(app)
    const { household } = (await seen(app, await token()))[0] ?? {}
    const messages = receiver.got.map((got) => verified(secret, got)).sort((a, b) => a.type.localeCompare(b.type))
    expect(messages).toEqual([
      { type: 'list.changed', timestamp: expect.stringMatching(/Z$/), data: { household: household?.id, version: 1 } },
      { type: 'plan.changed', timestamp: expect.stringMatching(/Z$/), data: { household: household?.id, version: 1 } },
    ])
    expect(receiver.got[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/^Mealwright-Webhooks \(\+http/),
      connection: 'close',
    })
    await send(app)
    expect(receiver.got).toHaveLength(2)
  })

  it('is called for what it wants alone', async () => {
    await added(app, person.token, receiver, ['LIST_CHANGED'])
    await change(app, await token(), 'plan')
    await change(app, await token(), 'list')
    await send(app)
    expect(types()).toEqual(['list.changed'])
  })

  it('gets one message for many changes, and one more for those since', async () => {
    const { secret } = await added(app, person.token, receiver, ['LIST_CHANGED'])
    for (let count = 0; count < 4; count += 1) await change(app, await token(), 'list')
    receiver.answer = answering(500)
    await send(app)
    await change(app, await token(), 'list')
    await change(app, await token(), 'list')
    receiver.answer = answering(200)
    app.clock.advance(LONGEST_WAIT)
    await send(app)
    await send(app)
    const versions = receiver.got.map(
      (got) => verified(secret, got, app.clock.now() - (got === receiver.got[0] ? LONGEST_WAIT : 0)).data,
    )
    expect(versions).toMatchObject([{ version: 4 }, { version: 4 }, { version: 6 }])
  })
})

describe('a message', () => {
  it('is sent again after a failure, with its id and another time', async () => {
    const { id, secret } = await added(app, person.token, receiver, ['LIST_CHANGED'])
    receiver.answer = answering(500)
    await act(app, await token(), 'testWebhook', id)
    await send(app)
    expect(await last()).toMatchObject({
      type: 'ping',
      attempts: 1,
      outcome: 'REFUSED',
      statusClass: 5,
      nextAttemptAt: expect.any(Number),
    })
    await send(app)
    expect(receiver.got).toHaveLength(1)
    app.clock.advance(10_000)
    receiver.answer = answering(200)
    await send(app)
    expect(await last()).toMatchObject({ attempts: 2, outcome: 'DELIVERED', statusClass: 2, nextAttemptAt: null })
    const [first, second] = receiver.got.map(({ headers }) => headers)
    expect(second?.['webhook-id']).toBe(first?.['webhook-id'])
    expect(Number(second?.['webhook-timestamp'])).toBeGreaterThanOrEqual(Number(first?.['webhook-timestamp']) + 10)
    for (const got of receiver.got)
      expect(verified(secret, got, app.clock.now())).toMatchObject({ type: 'ping', data: { webhook: id } })
    expect(() => verified(`whsec_${'A'.repeat(44)}`, receiver.got[1] as never, app.clock.now())).toThrow('signature')
  })

  it('waits while its receiver is away for an hour, and arrives then', async () => {
    await added(app, person.token, receiver, ['LIST_CHANGED'])
    await change(app, await token(), 'list')
    await receiver.stop()
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await send(app)
      app.clock.advance(10 * 60_000)
    }
    expect(await last()).toMatchObject({ outcome: 'NOT_REACHED', statusClass: null })
    const { attempts = 0 } = (await last()) ?? {}
    expect(attempts).toBeGreaterThanOrEqual(3)
    expect(attempts).toBeLessThanOrEqual(6)
    const back = await startReceiver()
    await app.services.db('webhooks').update({ address: back.url })
    app.services.config.webhookHosts.push(back.host)
    app.clock.advance(2 * HOUR)
    await send(app)
    expect(back.got).toHaveLength(1)
    expect((await seen(app, await token()))[0]).toMatchObject({
      failingSince: null,
      deliveries: [{ outcome: 'DELIVERED' }],
    })
    await back.stop()
  })

  it('is given up after a day, and the next change is tried again', async () => {
    await added(app, person.token, receiver, ['LIST_CHANGED'])
    receiver.answer = answering(404)
    await change(app, await token(), 'list')
    const began = app.clock.now()
    for (let count = 0; (await last())?.nextAttemptAt !== null && count < 30; count += 1) {
      await send(app)
      app.clock.advance(Math.max(0, ((await last())?.nextAttemptAt ?? 0) - app.clock.now()))
    }
    expect(await last()).toMatchObject({ attempts: 11, outcome: 'REFUSED', nextAttemptAt: null })
    expect(app.clock.now() - began).toBeGreaterThan(18 * HOUR)
    expect(app.clock.now() - began).toBeLessThan(31 * HOUR)
    receiver.answer = answering(200)
    await change(app, await token(), 'list')
    await send(app)
    expect(await last()).toMatchObject({ attempts: 1, outcome: 'DELIVERED' })
  })

  it('is sent later where the receiver asks for that', async () => {
    const { id } = await added(app, person.token, receiver, ['LIST_CHANGED'])
    receiver.answer = answering(429, { 'retry-after': '3600' })
    await act(app, await token(), 'testWebhook', id)
    await send(app)
    expect(((await last())?.nextAttemptAt ?? 0) - app.clock.now()).toBeGreaterThan(3_500_000)
  })

  it('ends with a redirect to what is private, which is not followed', async () => {
    const other = await startReceiver()
    const { id } = await added(app, person.token, receiver, ['LIST_CHANGED'])
    receiver.answer = answering(302, { location: other.url })
    await act(app, await token(), 'testWebhook', id)
    await send(app)
    expect(await last()).toMatchObject({ outcome: 'REDIRECTED', statusClass: 3 })
    expect(other.got).toEqual([])
    await other.stop()
  })

  it('never reaches a private address, whatever the name server says later', async () => {
    const { webhook } = await tryAdd(app, person.token, {
      address: 'https://hooks.example.com/',
      kinds: ['LIST_CHANGED'],
      password: person.password,
    })
    const answers = [['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], []]
    const courier = webhookCourier(app.services, async () => answers.shift() ?? [])
    await act(app, await token(), 'testWebhook', webhook?.id ?? '')
    const outcomes = []
    for (let count = 0; count < 3; count += 1) {
      await send(app, courier)
      outcomes.push((await last())?.outcome)
      app.clock.advance(HOUR)
    }
    expect(outcomes).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED', 'NOT_REACHED'])
  })

  it('goes nowhere once the configuration no longer names its host', async () => {
    const { id } = await added(app, person.token, receiver, ['LIST_CHANGED'])
    app.services.config.webhookHosts.length = 0
    await act(app, await token(), 'testWebhook', id)
    await send(app)
    expect([(await last())?.outcome, receiver.got]).toEqual(['NOT_ALLOWED', []])
  })
})

import { notificationCourier } from '../../../server/notifications/notificationCourier'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { type PushService, startPushService, vapidOf } from '../../support/pushService'
import { answering } from '../../support/receiver'
import { act, HOUR, MINUTE, notified, seen, send } from './operations'

jest.setTimeout(60_000)
const app = givenApp()
let push: PushService
let person: Person
beforeEach(async () => {
  await app.services.db('notification_devices').delete()
  app.services.config.webhookHosts.length = 0
  push = await startPushService()
  person = await signUpAndIn(app)
})
afterEach(() => push.stop())

const sendTest = (id: string) => act(app, person.token, 'sendTestNotification', { id })
const waiting = () => app.services.db('notifications')

describe('a notification', () => {
  it('is encrypted for the browser alone, signed by the server, and says how long it is of use', async () => {
    const browser = await notified(app, push, person.token)
    await sendTest(browser.id)
    await send(app.services)
    expect(browser.messages()).toEqual([
      { device: browser.id, title: 'Notifications work on this device', page: '/notifications', tag: 'test' },
    ])
    const [got] = push.got
    expect(got?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    })
    expect(Number(got?.headers.ttl)).toBeGreaterThan(500)
    expect(Number(got?.headers.ttl)).toBeLessThanOrEqual(600)
    expect(got?.body.toString('latin1')).not.toContain('Notifications')
    const { publicKey, claims } = vapidOf(got as never)
    expect(publicKey).toBe((await seen(app, person.token)).publicKey)
    expect(claims).toEqual({
      aud: `http://${push.host}`,
      exp: expect.any(Number),
      sub: expect.stringMatching(/^mailto:/),
    })
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * HOUR)
    expect(await waiting()).toEqual([])
  })

  it('waits after 500, and for as long as 429 asks, and says the same then', async () => {
    const browser = await notified(app, push, person.token, ['LIST_ADDED'])
    await sendTest(browser.id)
    push.answer = answering(500)
    await send(app.services)
    await send(app.services)
    expect(push.got).toHaveLength(1)
    app.clock.advance(10_000)
    push.answer = answering(429, { 'retry-after': '120' })
    await send(app.services)
    app.clock.advance(MINUTE)
    await send(app.services)
    expect(push.got).toHaveLength(2)
    app.clock.advance(MINUTE)
    push.answer = answering(201)
    await send(app.services)
    expect(new Set(browser.messages().map(({ title }) => title)).size).toBe(1)
    expect([push.got.length, await waiting()]).toEqual([3, []])
  })

  it('is given up once it is of no use any more, or where it is refused', async () => {
    const browser = await notified(app, push, person.token)
    push.answer = answering(503)
    await sendTest(browser.id)
    for (let minutes = 0; minutes < 12; minutes += 1) {
      await send(app.services)
      app.clock.advance(MINUTE)
    }
    expect(await waiting()).toEqual([])
    expect(push.got.length).toBeGreaterThanOrEqual(3)
    const before = push.got.length
    push.answer = answering(413)
    person = { ...person, token: (await signUpAndIn(app)).token }
    const other = await notified(app, push, person.token)
    await sendTest(other.id)
    await send(app.services)
    expect([push.got.length, await waiting()]).toEqual([before + 1, []])
  })

  it.each([404, 410])('removes a device that has unsubscribed (%d)', async (status) => {
    const browser = await notified(app, push, person.token)
    const other = await notified(app, push, person.token)
    push.answer = answering(status)
    await sendTest(browser.id)
    await send(app.services)
    expect((await seen(app, person.token)).devices.map(({ id }) => id)).toEqual([other.id])
  })

  it('to a push service that does not answer holds up no other, and is sent when that is back', async () => {
    const browser = await notified(app, push, person.token)
    const away = await startPushService()
    const other = await notified(app, away, person.token)
    await away.stop()
    await sendTest(other.id)
    await sendTest(browser.id)
    await send(app.services)
    expect(browser.messages()).toHaveLength(1)
    expect(await waiting()).toMatchObject([{ deviceId: other.id, tries: 1 }])
  })

  it('that takes long shares places with others that do', async () => {
    const browser = await notified(app, push, person.token)
    push.answer = (_request, response) => void setTimeout(() => response.writeHead(201).end(), 2200)
    await sendTest(browser.id)
    await send(app.services)
    expect(await app.services.db('notification_devices').pluck('isSlow')).toEqual([1])
  })

  it('never reaches a private address, nor a host that the configuration no longer names', async () => {
    const browser = await notified(app, push, person.token)
    const input = { ...browser.input, endpoint: 'https://push.example.com/one' }
    const renewed = await act(app, person.token, 'renewNotificationDevice', { id: browser.id, subscription: input })
    expect(renewed.device?.id).toBe(browser.id)
    await sendTest(browser.id)
    await send(
      app.services,
      notificationCourier(app.services, async () => ['10.0.0.1']),
    )
    expect([push.got, await waiting()]).toEqual([[], []])
    await act(app, person.token, 'renewNotificationDevice', { id: browser.id, subscription: browser.input })
    app.services.config.webhookHosts.length = 0
    await sendTest(browser.id)
    await send(app.services)
    expect([push.got, await waiting()]).toEqual([[], []])
  })
})

describe('the server’s key', () => {
  const other = { kid: 'new', secret: 'another-secret-of-tests-0123456789-abc' }

  it('goes on for browsers that subscribed with it, until its secret is dropped', async () => {
    const { tokenSecrets } = app.services.config
    const browser = await notified(app, push, person.token)
    const [old] = tokenSecrets
    const { publicKey } = await seen(app, person.token)
    try {
      tokenSecrets.unshift(other)
      await sendTest(browser.id)
      await send(app.services)
      expect(vapidOf(push.got[0] as never).publicKey).toBe(publicKey)
      expect(await app.services.db('notification_devices').pluck('sealedBy')).toEqual(['new'])
      expect((await seen(app, person.token)).publicKey).not.toBe(publicKey)
      await sendTest(browser.id)
      tokenSecrets.pop()
      await send(app.services)
      expect([push.got.length, await waiting()]).toEqual([1, []])
    } finally {
      tokenSecrets.splice(0, tokenSecrets.length, old as never)
    }
  })
})

import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { type PushService, startPushService } from '../../support/pushService'
import { act, addItems, freshToken, notified, seen, sendMerged } from './operations'

jest.setTimeout(60_000)
const app = givenApp()
let push: PushService
let person: Person
beforeEach(async () => {
  await app.services.db('notification_devices').delete()
  push = await startPushService()
  person = await signUpAndIn(app)
  app.services.config.webhookHosts.push(push.host)
})
afterEach(() => push.stop())

const codes = ({ errors }: { errors: { code: string; field: string | null }[] }) =>
  errors.map(({ code, field }) => `${code} ${field}`)
async function input(more: object = {}, of: object = {}) {
  const browser = push.subscribe((await seen(app, person.token)).publicKey)
  return { subscription: { ...browser.input, ...of }, label: 'Phone', kinds: ['DINNER'], ...more }
}
const add = async (more?: object, of?: object) => act(app, person.token, 'addNotificationDevice', await input(more, of))

describe('a device', () => {
  it('is added with what it is notified of, seen, changed and removed', async () => {
    const { device } = await add({ label: '  Firefox on Linux ' })
    expect(device).toMatchObject({ label: 'Firefox on Linux', kinds: ['DINNER'], dinnerHour: 16, isPaused: false })
    const id = device?.id ?? ''
    const changed = await act(app, person.token, 'changeNotificationDevice', {
      id,
      kinds: ['LIST_ADDED'],
      dinnerHour: 9,
    })
    expect(changed.device).toMatchObject({ kinds: ['LIST_ADDED'], dinnerHour: 9 })
    expect((await seen(app, person.token)).devices).toEqual([changed.device])
    const other = await signUpAndIn(app)
    for (const name of ['changeNotificationDevice', 'sendTestNotification'] as const)
      expect(codes(await act(app, other.token, name, { id }))).toEqual(['UNKNOWN id'])
    await act(app, other.token, 'removeNotificationDevice', { id })
    expect((await seen(app, person.token)).devices).toHaveLength(1)
    expect(await act(app, person.token, 'removeNotificationDevice', { id })).toEqual({ ok: true, errors: [] })
    expect((await seen(app, person.token)).devices).toEqual([])
  })

  it('is refused where something is wrong, at its field', async () => {
    expect(codes(await add({ label: ' ', kinds: [], dinnerHour: 24 }))).toEqual([
      'REQUIRED label',
      'REQUIRED kinds',
      'OUT_OF_RANGE dinnerHour',
    ])
    expect(codes(await add({ label: 'a'.repeat(61) }))).toEqual(['TOO_LONG label'])
    for (const [of, code] of [
      [{ endpoint: '' }, 'REQUIRED subscription.endpoint'],
      [{ endpoint: `https://push.example.com/${'a'.repeat(2000)}` }, 'TOO_LONG subscription.endpoint'],
      [{ endpoint: 'https://10.0.0.1/' }, 'NOT_ALLOWED subscription.endpoint'],
      [{ endpoint: 'http://push.example.com/' }, 'NOT_ALLOWED subscription.endpoint'],
      [{ p256dh: Buffer.alloc(65, 4).toString('base64url') }, 'INVALID subscription.p256dh'],
      [{ p256dh: 'no key' }, 'INVALID subscription.p256dh'],
      [{ auth: 'AAAA' }, 'INVALID subscription.auth'],
      [{ publicKey: 'BAAA' }, 'INVALID subscription.publicKey'],
    ] as const)
      expect(codes(await add({}, of))).toEqual([code])
  })

  it('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) expect((await add()).ok).toBe(true)
    expect(codes(await add())).toEqual(['TOO_MANY null'])
  })

  it('is of one person: who adds the same browser takes it over', async () => {
    const given = await input({ kinds: ['LIST_ADDED'] })
    await act(app, person.token, 'addNotificationDevice', given)
    const other = await signUpAndIn(app)
    await act(app, other.token, 'addNotificationDevice', given)
    expect([(await seen(app, person.token)).devices, (await seen(app, other.token)).devices.length]).toEqual([[], 1])
    const renewed = await act(app, person.token, 'renewNotificationDevice', { subscription: given.subscription })
    expect(codes(renewed)).toEqual(['UNKNOWN id'])
    expect((await seen(app, other.token)).devices).toEqual([])
  })

  it('goes on after its person signs in again there, without what came meanwhile', async () => {
    const ben = await signUpAndIn(app)
    await joinHousehold(app, person, ben, { name: 'Ben' })
    const token = await freshToken(app, person)
    const browser = await notified(app, push, token, ['LIST_ADDED'])
    await app.services.db('sessions').where({ userId: person.userId }).update({ endedAt: 1 })
    await addItems(app, ben.token, 'milk')
    await sendMerged(app)
    const later = await freshToken(app, person)
    const renewed = await act(app, later, 'renewNotificationDevice', { subscription: browser.input })
    expect(renewed.device).toMatchObject({ id: browser.id, kinds: ['LIST_ADDED'], isPaused: false })
    await sendMerged(app)
    expect(browser.messages()).toEqual([])
    await addItems(app, await freshToken(app, ben), 'eggs')
    await sendMerged(app)
    expect(browser.messages()).toMatchObject([{ title: 'Ben added eggs' }])
  })

  it('is stored without anything by which it could be reached in plain text', async () => {
    const given = await input()
    await act(app, person.token, 'addNotificationDevice', given)
    const stored = JSON.stringify(await app.services.db('notification_devices'))
    for (const secret of [given.subscription.endpoint, given.subscription.auth, given.subscription.p256dh])
      expect(stored).not.toContain(secret)
  })
})

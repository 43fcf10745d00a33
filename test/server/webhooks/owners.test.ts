import { makePersonalKey } from '../../../server/keys/makePersonalKey'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { PASSWORD, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { type Receiver, startReceiver } from '../../support/receiver'
import { act, added, seen, tryAdd } from './operations'

jest.setTimeout(60_000)
const app = givenApp()
let receiver: Receiver
beforeEach(async () => {
  await app.services.db('webhooks').delete()
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())

const codes = ({ errors }: { errors: { field: string | null; code: string }[] }) =>
  errors.map(({ field, code }) => `${field} ${code}`)

describe('making one', () => {
  it.each([
    [{ address: '' }, 'address REQUIRED'],
    [{ address: 'hooks' }, 'address NOT_ALLOWED'],
    [{ address: 'http://hooks.example.com/' }, 'address NOT_ALLOWED'],
    [{ address: 'https://192.168.1.1/' }, 'address NOT_ALLOWED'],
    [{ address: `https://hooks.example.com/${'x'.repeat(2000)}` }, 'address TOO_LONG'],
    [{ kinds: [] }, 'kinds REQUIRED'],
    [{ kinds: ['CATALOGUE_CHANGED' as const] }, 'kinds NOT_ALLOWED'],
    [{ password: ' ' }, 'password REQUIRED'],
    [{ password: undefined }, 'password REQUIRED'],
    [{ password: 'not-the-password' }, 'password WRONG_PASSWORD'],
  ])('is refused with %j', async (input, error) => {
    const { token } = await signUpAndIn(app)
    const outcome = await tryAdd(app, token, { password: PASSWORD, ...input })
    expect([codes(outcome), outcome.webhook, outcome.secret]).toEqual([[error], null, null])
    expect(await seen(app, token)).toEqual([])
  })

  it('stores no secret that can be read, and mails the person', async () => {
    const { token, email } = await signUpAndIn(app)
    const { secret } = await tryAdd(app, token, { password: PASSWORD, kinds: ['PLAN_CHANGED'] })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const rows = await app.services.db('webhooks')
    expect(JSON.stringify(rows)).not.toContain(secret?.slice(6, 20))
    const [mail] = await app.services.db('outbox').where({ to: email })
    expect(mail.subject).toBe('A webhook for your Mealwright account was made')
    expect(mail.text).toContain('hooks.example.com')
    expect(mail.text).not.toContain(secret)
  })

  it('twice under one operation makes one, and answers the secret once', async () => {
    const { token } = await signUpAndIn(app)
    const input = { password: PASSWORD, operationId: crypto.randomUUID() }
    const [first, second] = [await tryAdd(app, token, input), await tryAdd(app, token, input)]
    expect([first.secret === null, second.secret, second.webhook?.id]).toEqual([false, null, first.webhook?.id])
    expect(await seen(app, token)).toHaveLength(1)
  })

  it('of a sixth is refused, also when many are made at once', async () => {
    const [{ token }, key] = [await signUpAndIn(app), await partnerKey(app, 'WEBHOOKS_WRITE')]
    for (const by of [token, key]) {
      const all = await Promise.all(Array.from({ length: 7 }, () => tryAdd(app, by, { password: PASSWORD })))
      expect(all.filter(({ ok }) => ok)).toHaveLength(5)
      expect(all.flatMap(codes)).toEqual(['null TOO_MANY', 'null TOO_MANY'])
    }
  })

  it('by a partner takes no password, and the kinds of partners', async () => {
    const key = await partnerKey(app, 'WEBHOOKS_WRITE')
    expect(codes(await tryAdd(app, key, { kinds: ['PLAN_CHANGED'] }))).toEqual(['kinds NOT_ALLOWED'])
    expect(await tryAdd(app, key, { kinds: ['CATALOGUE_CHANGED', 'KEY_EXPIRING'] })).toMatchObject({
      ok: true,
      errors: [],
    })
  })
})

describe('who may', () => {
  it('see, test, switch on, replace and remove: its owner alone', async () => {
    const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
    const [key, otherKey] = [
      await partnerKey(app, 'WEBHOOKS_WRITE'),
      await partnerKey(app, 'WEBHOOKS_WRITE', 'LINKS_WRITE'),
    ]
    const own = await added(app, owner.token, receiver, ['PLAN_CHANGED'])
    const ofPartner = await added(app, key, receiver, ['KEY_EXPIRING'])
    await joinHousehold(app, owner, other)
    const roll = async (token: string, id: string) => {
      const { data } = await app.graphql(
        'mutation ($input: RollWebhookSecretInput!) { rollWebhookSecret(input: $input) { secret errors { field code } } }',
        { input: { id, password: PASSWORD } },
        token,
      )
      return (data as unknown as { rollWebhookSecret: { secret: string | null; errors: [] } }).rollWebhookSecret
    }
    for (const [token, id] of [
      ...[other.token, key, otherKey].map((by) => [by, own.id] as const),
      ...[owner.token, other.token, otherKey].map((by) => [by, ofPartner.id] as const),
    ]) {
      expect(await act(app, token, 'testWebhook', id)).toBe('UNKNOWN')
      expect(await act(app, token, 'switchOnWebhook', id)).toBe('UNKNOWN')
      expect(codes(await roll(token, id))).toEqual(['id UNKNOWN'])
      expect(await act(app, token, 'removeWebhook', id)).toBe('ok')
    }
    expect((await seen(app, owner.token)).map(({ id }) => id)).toEqual([own.id])
    expect(await seen(app, other.token)).toEqual([])
    expect((await seen(app, key, 'partner')).map(({ id }) => id)).toEqual([ofPartner.id])
    expect(await seen(app, otherKey, 'partner')).toEqual([])
    for (const [token, id] of [
      [owner.token, own.id],
      [key, ofPartner.id],
    ] as const) {
      expect(await act(app, token, 'testWebhook', id)).toBe('ok')
      expect((await roll(token, id)).secret).toMatch(/^whsec_/)
      expect(await act(app, token, 'removeWebhook', id)).toBe('ok')
    }
    expect(await app.services.db('webhook_deliveries')).toEqual([])
  })

  it('not: no one, keys without the scope, and keys of people', async () => {
    const reader = await partnerKey(app, 'MEALS_READ')
    const person = await signUpAndIn(app)
    const made = await makePersonalKey(
      app.services,
      { userId: person.userId, sessionId: null, ip: '127.0.0.1', userAgent: 'test' },
      {
        ...{ name: 'Watch', days: 30, password: PASSWORD },
        scopes: ['PLAN_READ', 'PLAN_WRITE', 'LIST_READ', 'LIST_WRITE'],
      },
    )
    for (const [token, code] of [
      [null, 'UNAUTHENTICATED'],
      [reader, 'FORBIDDEN'],
      ['key' in made ? made.key : '', 'FORBIDDEN'],
    ] as const) {
      await expect(tryAdd(app, token, {})).rejects.toThrow(code)
      for (const name of ['testWebhook', 'switchOnWebhook', 'removeWebhook'] as const)
        expect(await act(app, token, name, 'x')).toBe(code)
    }
    await expect(seen(app, reader, 'partner')).rejects.toThrow('FORBIDDEN')
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { makePersonalKey } from '../../../server/keys/makePersonalKey'
import { makeKey } from '../../../server/partners/makeKey'
import { webhookCourier } from '../../../server/webhooks/webhookCourier'
import { fullCatalogueData } from '../../support/fullCatalogue'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { mailedKey, PASSWORD, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { type Receiver, startReceiver, verified } from '../../support/receiver'
import { act, added, change, DAY, seen, send } from './operations'

jest.setTimeout(60_000)
const app = givenApp()
let receiver: Receiver
beforeEach(async () => {
  await app.services.db('webhooks').delete()
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())

describe('a webhook ends', () => {
  it('with the household’s membership', async () => {
    const [owner, guest] = [await signUpAndIn(app), await signUpAndIn(app)]
    const memberId = await joinHousehold(app, owner, guest)
    await added(app, guest.token, receiver, ['LIST_CHANGED'])
    await app.graphql(
      'mutation ($id: ID!) { removeHouseholdMember(input: { memberId: $id }) { errors { code } } }',
      { id: memberId },
      owner.token,
    )
    await change(app, owner.token, 'list')
    await send(app)
    expect([receiver.got, await seen(app, guest.token)]).toEqual([[], []])
  })

  it('with the account', async () => {
    const person = await signUpAndIn(app)
    await added(app, person.token, receiver, ['LIST_CHANGED'])
    await app.graphql(
      'mutation ($password: String!) { deleteAccount(input: { password: $password }) { errors { code } } }',
      { password: PASSWORD },
      person.token,
    )
    expect(await app.services.db('webhooks')).toEqual([])
  })

  it('with a reset of the password', async () => {
    const person = await signUpAndIn(app)
    await added(app, person.token, receiver, ['LIST_CHANGED'])
    await app.graphql(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { errors { code } } }',
      { email: person.email },
    )
    const key = await mailedKey(app, person.email, 'reset-password')
    await app.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { reset } }', {
      input: { key, newPassword: `${PASSWORD}-new` },
    })
    expect(await app.services.db('webhooks')).toEqual([])
  })

  it('and is silent while the account is locked, or the partner has no key that works', async () => {
    const [person, key] = [await signUpAndIn(app), await partnerKey(app, 'WEBHOOKS_WRITE')]
    await added(app, person.token, receiver, ['LIST_CHANGED'])
    const { id } = await added(app, key, receiver, ['KEY_EXPIRING'])
    await change(app, person.token, 'list')
    await act(app, key, 'testWebhook', id)
    await app.services.db('users').where({ id: person.userId }).update({ lockedAt: 1 })
    await app.services.db('partner_keys').whereNotNull('partnerId').update({ revokedAt: 1 })
    await send(app)
    expect(receiver.got).toEqual([])
    await app.services.db('users').where({ id: person.userId }).update({ lockedAt: null })
    await send(app)
    expect(receiver.got).toHaveLength(1)
  })
})

describe('a key that ends within seven days', () => {
  it('is announced once, to webhooks of its owner that want it', async () => {
    const [person, other] = [await signUpAndIn(app), await signUpAndIn(app)]
    await added(app, other.token, receiver, ['KEY_EXPIRING'])
    await added(app, person.token, receiver, ['PLAN_CHANGED'])
    const { secret } = await added(app, person.token, receiver, ['KEY_EXPIRING'])
    const input = { name: 'Watch', days: 30, password: PASSWORD, scopes: ['PLAN_READ' as const] }
    const maker = { userId: person.userId, sessionId: null, ip: '127.0.0.1', userAgent: 'test' }
    const made = await makePersonalKey(app.services, maker, input)
    app.clock.advance(22 * DAY)
    await send(app)
    expect(receiver.got).toEqual([])
    app.clock.advance(2 * DAY)
    await send(app)
    await send(app)
    expect(receiver.got).toHaveLength(1)
    const { expiresAt } = await app.services.db('partner_keys').where({ userId: person.userId }).first()
    expect(verified(secret, receiver.got[0] as never, app.clock.now())).toMatchObject({
      type: 'key.expiring',
      data: { prefix: 'prefix' in made ? made.prefix : '', expiresAt },
    })
    expect(receiver.got[0]?.body).not.toContain(person.email)
  })

  it('of a partner is announced to the partner', async () => {
    const hours = 24 * 60 * 60 * 1000
    const expiresAt = app.clock.now() + 6 * hours
    const { key, prefix } = await makeKey(app.services, { partner: 'Grocer', scopes: ['WEBHOOKS_WRITE'], expiresAt })
    const { secret } = await added(app, key, receiver, ['KEY_EXPIRING'])
    await send(app)
    expect(verified(secret, receiver.got[0] as never, app.clock.now()).data).toEqual({ prefix, expiresAt })
  })
})

test('a change of the catalogue comes with a token that says what changed', async () => {
  const key = await partnerKey(app, 'WEBHOOKS_WRITE', 'MEALS_READ')
  const { secret } = await added(app, key, receiver, ['CATALOGUE_CHANGED'])
  await send(app)
  expect(receiver.got).toEqual([])
  const data = fullCatalogueData()
  const [gone, ...meals] = data.meals
  await importCatalogue(app.services, { ...data, meals })
  await app.services.catalogue.refresh()
  const before = app.services.catalogue.told
  while (app.services.catalogue.told === before) await wait(100)
  await send(app)
  await send(app)
  expect(receiver.got).toHaveLength(1)
  const message = verified(secret, receiver.got[0] as never, app.clock.now())
  expect(message).toMatchObject({ type: 'catalogue.changed', data: { token: expect.any(String) } })
  const { data: read } = await app.graphql(
    'query ($after: String) { catalogueChanges(first: 10, after: $after) { changes { kind mealId } hasMore } }',
    { after: (message.data as { token: string }).token },
    key,
  )
  expect(read).toEqual({ catalogueChanges: { changes: [{ kind: 'REMOVAL', mealId: gone?.id }], hasMore: false } })
})

describe('a secret', () => {
  it('that is replaced still signs for a day', async () => {
    const { token } = await signUpAndIn(app)
    const { id, secret } = await added(app, token, receiver, ['PLAN_CHANGED'])
    const { data } = await app.graphql(
      'mutation ($input: RollWebhookSecretInput!) { rollWebhookSecret(input: $input) { secret } }',
      { input: { id, password: PASSWORD } },
      token,
    )
    const fresh = (data as unknown as { rollWebhookSecret: { secret: string } }).rollWebhookSecret.secret
    await act(app, token, 'testWebhook', id)
    await send(app)
    for (const one of [secret, fresh])
      expect(verified(one, receiver.got[0] as never, app.clock.now()).type).toBe('ping')
    await act(app, token, 'testWebhook', id)
    app.clock.advance(DAY + 1)
    await send(app)
    const second = receiver.got[1] as never
    expect(verified(fresh, second, app.clock.now()).type).toBe('ping')
    expect(() => verified(secret, second, app.clock.now())).toThrow('signature')
  })

  it('is sealed again under the first of the server’s, and lost with the last that opens it', async () => {
    const { token } = await signUpAndIn(app)
    const { id, secret } = await added(app, token, receiver, ['PLAN_CHANGED'])
    const secrets = app.services.config.tokenSecrets
    const [old] = secrets.splice(
      0,
      1,
      { kid: 'new', secret: 'another-secret-of-tests-0123456789-abc' },
      secrets[0] as never,
    )
    try {
      await send(app)
      expect(await app.services.db('webhooks').where({ id }).pluck('sealedBy')).toEqual(['new'])
      secrets.pop()
      const courier = webhookCourier(app.services)
      await act(app, token, 'testWebhook', id)
      secrets[0] = { kid: 'third', secret: 'a-third-secret-of-tests-0123456789-abcd' }
      await courier.begin()
      await courier.idle()
      expect(await app.services.db('webhook_deliveries').pluck('outcome')).toEqual(['NOT_SIGNED'])
      secrets[0] = { kid: 'new', secret: 'another-secret-of-tests-0123456789-abc' }
      app.clock.advance(60_000)
      await send(app)
      expect(verified(secret, receiver.got[0] as never, app.clock.now()).type).toBe('ping')
    } finally {
      secrets.splice(0, secrets.length, old as never)
    }
  })
})

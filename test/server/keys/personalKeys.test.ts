import { hashOfForm } from '../../../server/keys/accessKey'
import { KEY_CALLS } from '../../../server/keys/keyLimit'
import { deleteExpired } from '../../../server/retention'
import { givenApp } from '../../support/givenApp'
import { mailedKey, PASSWORD, signUpAndIn } from '../../support/people'
import { answerTo, keyOf, keysOf, revoke, tryMake } from './operations'

jest.setTimeout(60_000)
const app = givenApp({ RATE_LIMIT_SCALE: '1' })

const DAY = 24 * 60 * 60 * 1000
const PLAN = '{ viewer { household { plan { id } } } }'
const WORKS = { status: 200, code: 'ok' }
const refusedAs = (reason: string) => ({
  ...{ status: 401, code: 'UNAUTHENTICATED', reason },
  challenge: 'Bearer error="invalid_token"',
})

describe('a key', () => {
  it('is shown once, stored as a hash, and listed without itself', async () => {
    const person = await signUpAndIn(app)
    const { ok, key, viewer, errors } = await tryMake(app, person, { scopes: ['PLAN_READ', 'LIST_READ'], days: 90 })
    expect([ok, errors]).toEqual([true, []])
    expect(key).toMatch(/^mwp_[a-z0-9]{8}_[\w-]{43}$/)
    const [seen, ...others] = await keysOf(app, person)
    expect(viewer?.personalKeys).toEqual([seen])
    expect(others).toEqual([])
    expect(seen).toMatchObject({
      ...{ name: 'Kitchen display', prefix: key?.slice(4, 12), scopes: ['PLAN_READ', 'LIST_READ'] },
      ...{ lastUsedAt: null, isExpired: false },
    })
    expect((seen?.expiresAt ?? 0) - (seen?.createdAt ?? 0)).toBe(90 * DAY)
    const rows = await app.services.db('partner_keys').where({ userId: person.userId })
    expect(rows).toMatchObject([{ hash: hashOfForm(key ?? ''), partnerId: null }])
    expect(JSON.stringify([rows, seen])).not.toContain(key?.slice(13))
  })

  it('is mailed about, without itself', async () => {
    const person = await signUpAndIn(app)
    const key = await keyOf(app, person, 'PLAN_READ')
    const [mail] = await app.services.db('outbox').where({ to: person.email })
    expect(mail.subject).toBe('A key for your Mealwright account was made')
    for (const word of ['Kitchen display', `${app.url}/keys`, `${app.url}/login`]) expect(mail.text).toContain(word)
    expect(mail.text + mail.html).not.toContain(key.slice(4, 12))
  })

  it('made twice under one operation is answered without the key the second time', async () => {
    const person = await signUpAndIn(app)
    const headers = { 'idempotency-key': 'made-once' }
    const [first, second] = [await tryMake(app, person, {}, headers), await tryMake(app, person, {}, headers)]
    expect([first.key === null, second.key, second.ok]).toEqual([false, null, true])
    expect(await keysOf(app, person)).toHaveLength(1)
  })

  it.each([
    [{ name: ' \u202e ' }, 'name REQUIRED'],
    [{ name: 'x'.repeat(61) }, 'name TOO_LONG'],
    [{ scopes: [] }, 'scopes REQUIRED'],
    [{ days: 0 }, 'days OUT_OF_RANGE'],
    [{ days: 367 }, 'days OUT_OF_RANGE'],
    [{ password: ' ' }, 'password REQUIRED'],
    [{ password: 'not the one' }, 'password WRONG_PASSWORD'],
  ])('is refused with %j', async (input, problem) => {
    const person = await signUpAndIn(app)
    const { ok, key, viewer, errors } = await tryMake(app, person, input)
    expect([ok, key, viewer, errors.map(({ field, code }) => `${field} ${code}`)]).toEqual([
      false,
      null,
      null,
      [problem],
    ])
    expect(await keysOf(app, person)).toEqual([])
    expect(await app.services.db('outbox').where({ to: person.email })).toEqual([])
  })

  it('is refused after wrong passwords in the words of a change of the password, with the same count', async () => {
    const person = await signUpAndIn(app)
    const change = async () => {
      const { data } = await app.graphql(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { message } } }',
        {
          input: {
            currentPassword: 'wrong',
            newPassword: 'Braise-the-fennel-4',
            confirmNewPassword: 'Braise-the-fennel-4',
          },
        },
        person.token,
      )
      return (data.changePassword as unknown as { errors: { message: string }[] }).errors[0]?.message
    }
    const words = new Set<string | undefined>()
    for (let tries = 0; tries < 5; tries += 1) {
      words.add(await change())
      words.add((await tryMake(app, person, { password: 'wrong' })).errors[0]?.message)
    }
    expect([...words]).toEqual(['The current password is not right.'])
    // Both count against one number of tries, so that the right password has to wait as well.
    expect((await tryMake(app, person, {})).errors.map(({ code }) => code)).toEqual(['WRONG_PASSWORD'])
    app.clock.advance(DAY)
  })

  it('is the tenth at most that works, however many are asked for at once', async () => {
    const person = await signUpAndIn(app)
    for (let count = 1; count < 10; count += 1) expect((await tryMake(app, person, {})).ok).toBe(true)
    const made = await Promise.all(['a', 'b', 'c'].map((name) => tryMake(app, person, { name })))
    expect(made.filter(({ ok }) => ok)).toHaveLength(1)
    for (const { ok, errors } of made)
      if (!ok) expect(errors).toEqual([expect.objectContaining({ code: 'TOO_MANY', field: null })])
    const [last] = await keysOf(app, person)
    await revoke(app, person, last?.id ?? '')
    expect((await tryMake(app, person, {})).ok).toBe(true)
    expect((await tryMake(app, person, {})).ok).toBe(false)
  })
})

describe('a call with a key', () => {
  it('is noted to the minute', async () => {
    const person = await signUpAndIn(app)
    const key = await keyOf(app, person, 'PLAN_READ')
    expect(await answerTo(app, key, PLAN)).toMatchObject(WORKS)
    const first = (await keysOf(app, person))[0]?.lastUsedAt
    expect(Math.abs((first ?? 0) - app.clock.now())).toBeLessThan(60_000)
    await answerTo(app, key, PLAN)
    expect((await keysOf(app, person))[0]?.lastUsedAt).toBe(first)
    app.clock.advance(61_000)
    await answerTo(app, key, PLAN)
    expect((await keysOf(app, person))[0]?.lastUsedAt).toBeGreaterThan(first ?? Infinity)
  })

  it('says what is left of the limit of all keys of the person', async () => {
    const person = await signUpAndIn(app)
    const [one, other] = [await keyOf(app, person, 'PLAN_READ'), await keyOf(app, person, 'LIST_READ')]
    const first = (await app.graphql(PLAN, {}, one)).headers
    const second = (await app.graphql('{ viewer { id } }', {}, other)).headers
    expect([first.get('ratelimit-limit'), first.get('ratelimit-remaining')]).toEqual([
      `${KEY_CALLS}`,
      `${KEY_CALLS - 1}`,
    ])
    expect(second.get('ratelimit-remaining')).toBe(`${KEY_CALLS - 2}`)
    let refused
    for (let calls = 2; calls <= KEY_CALLS; calls += 1) refused = await app.graphql('{ viewer { id } }', {}, one)
    expect([refused?.status, refused?.errors?.[0]?.extensions]).toEqual([
      429,
      expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) }),
    ])
    // The person's own pages go on.
    expect((await app.graphql('{ viewer { id } }', {}, person.token)).status).toBe(200)
  })

  it('is refused once the key is revoked, which takes no more than its id', async () => {
    const [person, other] = [await signUpAndIn(app), await signUpAndIn(app)]
    const key = await keyOf(app, person, 'PLAN_READ')
    const [seen] = await keysOf(app, person)
    await revoke(app, other, seen?.id ?? '')
    expect(await answerTo(app, key, PLAN)).toMatchObject(WORKS)
    expect(await revoke(app, person, seen?.id ?? '')).toEqual([])
    expect(await answerTo(app, key, PLAN)).toMatchObject(refusedAs('ACCESS_KEY_REVOKED'))
  })

  it('is refused once the key has ended, which the list says, and its rows go 30 days later', async () => {
    const person = await signUpAndIn(app)
    const key = await keyOf(app, person, 'PLAN_READ')
    await app.services.db('partner_keys').where({ userId: person.userId }).update({ expiresAt: app.clock.now() })
    expect(await answerTo(app, key, PLAN)).toMatchObject(refusedAs('ACCESS_KEY_EXPIRED'))
    expect(await keysOf(app, person)).toMatchObject([{ isExpired: true }])
    const now = app.clock.now()
    await deleteExpired({ db: app.services.db, now: () => now + 29 * DAY })
    expect(await keysOf(app, person)).toHaveLength(1)
    await deleteExpired({ db: app.services.db, now: () => now + 31 * DAY })
    expect(await app.services.db('partner_keys').where({ userId: person.userId })).toEqual([])
  })

  it.each([
    ['locked', { lockedAt: 1 }],
    ['not confirmed', { confirmedAt: null }],
  ])('is refused while the account is %s', async (_state, change) => {
    const person = await signUpAndIn(app)
    const key = await keyOf(app, person, 'PLAN_READ')
    const { db } = app.services
    await db('users').where({ id: person.userId }).update(change)
    expect(await answerTo(app, key, PLAN)).toMatchObject(refusedAs('ACCESS_KEY_INVALID'))
    await db('users').where({ id: person.userId }).update({ lockedAt: null, confirmedAt: 1 })
    expect(await answerTo(app, key, PLAN)).toMatchObject(WORKS)
  })

  it('is refused once the account is deleted, and the key goes with it', async () => {
    const person = await signUpAndIn(app)
    const key = await keyOf(app, person, 'PLAN_READ')
    await app.graphql(
      'mutation ($password: String!) { deleteAccount(input: { password: $password }) { ok } }',
      { password: PASSWORD },
      person.token,
    )
    expect(await answerTo(app, key, PLAN)).toMatchObject(refusedAs('ACCESS_KEY_INVALID'))
    expect(await app.services.db('partner_keys').where({ userId: person.userId })).toEqual([])
  })

  it('is refused after a reset of the password, and goes on after a change', async () => {
    const person = await signUpAndIn(app)
    const key = await keyOf(app, person, 'PLAN_READ')
    const fresh = 'Braise-the-fennel-4'
    const { data } = await app.graphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }',
      { input: { currentPassword: PASSWORD, newPassword: fresh, confirmNewPassword: fresh } },
      person.token,
    )
    expect(data).toEqual({ changePassword: { ok: true } })
    expect(await answerTo(app, key, PLAN)).toMatchObject(WORKS)
    await app.graphql('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { ok } }', {
      email: person.email,
    })
    const mailed = await mailedKey(app, person.email, 'reset-password')
    const reset = await app.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }', {
      input: { key: mailed, newPassword: PASSWORD },
    })
    expect(reset.data).toEqual({ resetPassword: { ok: true } })
    expect(await answerTo(app, key, PLAN)).toMatchObject(refusedAs('ACCESS_KEY_REVOKED'))
  })

  it.each(['mwp_', `mwp_00000000_${'A'.repeat(43)}`, `mw_00000000_${'A'.repeat(43)}`, 'mwp_00000000_!'])(
    'is refused with %s',
    async (key) => {
      expect(await answerTo(app, key, PLAN)).toMatchObject(refusedAs('ACCESS_KEY_INVALID'))
    },
  )
})

import { anyPerson, type KnownPerson } from '../../support/oidcProvider'
import { mailedKey, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { send } from '../accounts/operations'
import { givenHome } from './givenHome'

const home = givenHome()
const { visitor } = home
const MINUTE = 60 * 1000

/** Connects a person's account, as far as the call with the consent. */
async function visitToConnect(person: Person, known: KnownPerson) {
  home.provider.person = known
  const browser = visitor()
  await browser.visit({ purpose: 'CONNECT', next: '/?mode=settings' }, person.token)
  return browser
}
async function connected() {
  const person = await signUpAndIn(home.app)
  const known = anyPerson({ email: person.email })
  const browser = await visitToConnect(person, known)
  expect((await browser.send('connectProvider', { agreed: true }, person.token)).errors).toEqual([])
  return { person, known }
}
const identitiesOf = ({ userId }: Pick<Person, 'userId'>) => home.app.services.db('identities').where({ userId })
const mailsTo = async ({ email }: Pick<Person, 'email'>): Promise<string[]> =>
  (await home.app.services.db('outbox').where({ to: email })).map(({ subject }) => subject)

/** Someone who signs in with the provider alone, lately. */
async function withoutPassword() {
  const known = (home.provider.person = anyPerson())
  const browser = visitor()
  await browser.visit()
  const { accessToken, viewer } = await browser.send('signInByProvider', { agreed: true })
  return { browser, known, token: accessToken ?? '', userId: viewer?.id ?? '' }
}
async function prove({ browser, token }: Awaited<ReturnType<typeof withoutPassword>>) {
  await browser.visit({ purpose: 'PROVE' }, token)
  return browser.send('proveByProvider', {}, token)
}

describe('connecting', () => {
  it('asks for consent, mails the person, and opens the account from then on (ACC-63)', async () => {
    const person = await signUpAndIn(home.app)
    const known = anyPerson({ email: person.email })
    const browser = await visitToConnect(person, known)
    const asked = await browser.send('connectProvider', {}, person.token)
    expect(asked).toMatchObject({ email: person.email, errors: [{ code: 'REQUIRED', field: 'agreed' }] })
    expect(await identitiesOf(person)).toEqual([])
    expect((await browser.send('connectProvider', { agreed: true }, person.token)).ok).toBe(true)
    expect(await mailsTo(person)).toEqual(['Your Mealwright account is connected with Home'])
    const other = visitor()
    await other.visit()
    expect((await other.send('signInByProvider')).viewer).toEqual({ id: person.userId, email: person.email })
  })

  it('takes only the address of the account', async () => {
    const person = await signUpAndIn(home.app)
    const browser = await visitToConnect(person, anyPerson())
    expect((await browser.send('connectProvider', { agreed: true }, person.token)).errors).toEqual([
      expect.objectContaining({ code: 'MISMATCH', field: 'email' }),
    ])
    expect(await identitiesOf(person)).toEqual([])
  })

  it('is done by who began it, and by no other visit', async () => {
    const [person, other] = [await signUpAndIn(home.app), await signUpAndIn(home.app)]
    const browser = await visitToConnect(person, anyPerson({ email: other.email }))
    const over = [expect.objectContaining({ code: 'VISIT_OVER' })]
    expect((await browser.send('connectProvider', { agreed: true }, other.token)).errors).toEqual(over)
    expect((await browser.send('signInByProvider', { agreed: true })).errors).toEqual(over)
    expect((await browser.send('proveByProvider', {}, person.token)).errors).toEqual(over)
    await expect(visitor().visit({ purpose: 'CONNECT' })).rejects.toThrow('Sign in to do this')
  })

  it('takes one person of the provider for one account, and the other way round', async () => {
    const { person, known } = await connected()
    const [another, stranger] = [await signUpAndIn(home.app), anyPerson({ email: person.email })]
    for (const [who, as] of [
      [another, { ...known, email: another.email }],
      [person, stranger],
    ] as const) {
      const browser = await visitToConnect(who, as)
      expect((await browser.send('connectProvider', { agreed: true }, who.token)).errors).toEqual([
        expect.objectContaining({ code: 'DUPLICATE' }),
      ])
    }
    expect(await identitiesOf(person)).toEqual([expect.objectContaining({ subject: known.sub })])
  })
})

describe('disconnecting', () => {
  it('takes the password, ends the sessions that began there, and mails the person', async () => {
    const { person } = await connected()
    const there = visitor()
    await there.visit()
    const { accessToken } = await there.send('signInByProvider')
    const browser = visitor()
    const disconnect = (password: string) => browser.send('disconnectProvider', { password }, person.token)
    expect((await disconnect('')).errors).toMatchObject([{ code: 'REQUIRED', field: 'password' }])
    expect((await disconnect('Not-the-password-1')).errors).toMatchObject([{ code: 'WRONG_PASSWORD' }])
    expect(await identitiesOf(person)).toHaveLength(1)
    expect(await disconnect(PASSWORD)).toMatchObject({ ok: true, viewer: { email: person.email } })
    expect(await identitiesOf(person)).toEqual([])
    expect((await browser.call('{ viewer { id } }', {}, accessToken)).errors).toHaveLength(1)
    expect((await browser.call('{ viewer { id } }', {}, person.token)).errors).toBeUndefined()
    expect(await mailsTo(person)).toContain('Your Mealwright account is no longer connected with Home')
  })

  it('is refused while there is no other way in', async () => {
    const { browser, token, userId } = await withoutPassword()
    expect((await browser.send('disconnectProvider', { password: PASSWORD }, token)).errors).toMatchObject([
      { code: 'NOT_ALLOWED', field: null },
    ])
    expect(await identitiesOf({ userId })).toHaveLength(1)
  })
})

describe('an account without a password', () => {
  it('proves the person by another sign-in there, for ten minutes and in this session (ACC-62)', async () => {
    const one = await withoutPassword()
    const remove = () => send(home.app, 'deleteAccount', { password: PASSWORD }, one.token)
    const needed = [
      {
        code: 'PROOF_NEEDED',
        field: 'password',
        message: 'Your account has no password. Confirm with Home that it is you, then try again.',
      },
    ]
    expect((await remove()).errors).toEqual(needed)
    expect((await prove(one)).errors).toEqual([])
    await home.app.services
      .db('sessions')
      .where({ userId: one.userId })
      .decrement('provenAt', 10 * MINUTE + 1)
    expect((await remove()).errors).toEqual(needed)
    expect((await prove(one)).errors).toEqual([])
    expect(await remove()).toMatchObject({ deleted: true, errors: [] })
    expect(await identitiesOf(one)).toEqual([])
  })

  it('sets a first password and makes keys so, and takes the password from then on', async () => {
    const one = await withoutPassword()
    const change = (currentPassword: string) =>
      send(
        home.app,
        'changePassword',
        { currentPassword, newPassword: PASSWORD, confirmNewPassword: PASSWORD },
        one.token,
      )
    expect((await change('')).errors).toMatchObject([{ code: 'PROOF_NEEDED', field: 'currentPassword' }])
    await prove(one)
    const key = { name: 'Kitchen', scopes: ['PLAN_READ'], days: 30, password: '' }
    const make = 'mutation ($input: MakePersonalKeyInput!) { makePersonalKey(input: $input) { key errors { code } } }'
    expect((await one.browser.call(make, { input: key }, one.token)).data).toEqual({
      makePersonalKey: { key: expect.stringMatching(/^mwp_/), errors: [] },
    })
    const { accessToken } = await change('')
    one.token = accessToken ?? ''
    expect((await change('')).errors).toMatchObject([{ code: 'REQUIRED', field: 'currentPassword' }])
    expect((await change('Not-the-password-1')).errors).toMatchObject([{ code: 'WRONG_PASSWORD' }])
  })

  it('is not proven by another person there, nor by a sign-in of before', async () => {
    const one = await withoutPassword()
    home.provider.person = anyPerson()
    one.browser.forgetCookiesOf(home.provider.issuer)
    expect((await prove(one)).errors).toMatchObject([{ code: 'MISMATCH' }])
    home.provider.person = one.known
    one.browser.forgetCookiesOf(home.provider.issuer)
    await one.browser.visit({ purpose: 'PROVE' }, one.token, (url) => {
      url.searchParams.delete('prompt')
      url.searchParams.delete('max_age')
      return url
    })
    // The provider then says nothing of when.
    expect((await one.browser.send('proveByProvider', {}, one.token)).errors).toMatchObject([{ code: 'STALE' }])
    await one.browser.visit({ purpose: 'PROVE' }, one.token)
    await home.app.services
      .db('provider_visits')
      .where({ userId: one.userId })
      .decrement('signedInAt', 10 * MINUTE)
    expect((await one.browser.send('proveByProvider', {}, one.token)).errors).toMatchObject([{ code: 'STALE' }])
  })

  it('has its identity and visits in the export, and none after its end', async () => {
    const { browser, known, token, userId } = await withoutPassword()
    await browser.visit({ purpose: 'PROVE' }, token)
    const { db, now } = home.app.services
    await db('sessions').where({ userId }).update({ provenAt: now() })
    const { data } = await browser.call('{ myData }', {}, token)
    const held = (data?.myData as { data: Record<string, { rows: Record<string, unknown>[] }> }).data
    expect(held.identities?.rows).toEqual([
      expect.objectContaining({ subject: known.sub, issuer: home.provider.issuer }),
    ])
    expect(held.provider_visits?.rows).toEqual([expect.objectContaining({ email: known.email, purpose: 'PROVE' })])
    expect(JSON.stringify(held.users)).not.toContain('argon2')
    await expect(mailedKey(home.app, known.email, 'email-confirmation')).rejects.toThrow('No mail')
  })
})

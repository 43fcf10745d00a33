import { anyPerson } from '../../support/oidcProvider'
import { logIn, PASSWORD, signUpAndIn } from '../../support/people'
import { send } from '../accounts/operations'
import { givenHome } from './givenHome'

const home = givenHome()
const { visitor } = home
const AGREED = { agreed: true, marketingOptIn: true }

/** Signs a new person in, up to the account. */
async function newcomer(person = anyPerson()) {
  home.provider.person = person
  const browser = visitor()
  await browser.visit()
  const { accessToken, viewer } = await browser.send('signInByProvider', AGREED)
  return { browser, person, token: accessToken ?? '', userId: viewer?.id ?? '' }
}

describe('who is new', () => {
  it('gets an account after the terms, and is signed in as by password (ACC-61)', async () => {
    const person = (home.provider.person = anyPerson())
    const browser = visitor()
    expect(await browser.visit({ next: '/meals?q=soup' })).toBe('/provider?next=%2Fmeals%3Fq%3Dsoup')
    expect(browser.cookie('mw_refresh')).toBeUndefined()

    const asked = await browser.send('signInByProvider')
    expect(asked).toMatchObject({ ok: false, accessToken: null, email: person.email })
    expect(asked.errors).toEqual([expect.objectContaining({ code: 'REQUIRED', field: 'agreed' })])
    expect(await home.app.services.db('users').where({ email: person.email })).toEqual([])

    const { accessToken, viewer } = await browser.send('signInByProvider', AGREED)
    expect(viewer?.email).toBe(person.email)
    const read = '{ viewer { email marketingOptIn hasPassword provider { name connectedAt isProven } } }'
    expect((await browser.call(read, {}, accessToken)).data?.viewer).toEqual({
      email: person.email,
      marketingOptIn: true,
      hasPassword: false,
      provider: { name: 'Home', connectedAt: expect.any(Number), isProven: false },
    })
    // The refresh cookie is one as any other; that of the visit is gone, and the visit with it.
    const refreshed = await browser.call('mutation { refreshSession { viewer { email } } }')
    expect(refreshed.data).toEqual({ refreshSession: { viewer: { email: person.email } } })
    expect(browser.cookie('mw_visit')).toBeUndefined()
    expect(await home.app.services.db('provider_visits').where({ email: person.email })).toEqual([])
  })

  it('is the same person next time, also under another address', async () => {
    const { person, userId } = await newcomer()
    home.provider.person = { ...person, email: anyPerson().email }
    const browser = visitor()
    await browser.visit()
    const { viewer, errors } = await browser.send('signInByProvider')
    expect(errors).toEqual([])
    expect(viewer).toMatchObject({ email: person.email, id: userId })
  })

  it('does not sign in with any password, and sets a first one by mail', async () => {
    const { person } = await newcomer()
    for (const password of [PASSWORD, ' ', 'A'.repeat(43)])
      expect((await send(home.app, 'logIn', { email: person.email, password })).accessToken).toBeNull()
    const { email } = person
    await send(home.app, 'requestPasswordReset', { email })
    const [{ text }] = await home.app.services.db('outbox').where({ to: email }).select('text')
    const key = /reset-password\/([\w-]+)/.exec(text)?.[1]
    expect(await send(home.app, 'resetPassword', { key, newPassword: PASSWORD })).toMatchObject({ reset: true })
    expect((await logIn(home.app, email, PASSWORD)).token).toBeTruthy()
  })

  it('takes the place of a sign-up by others that waits for the address', async () => {
    const person = anyPerson()
    await send(home.app, 'signUp', { email: person.email, password: PASSWORD })
    await newcomer(person)
    expect((await send(home.app, 'logIn', { email: person.email, password: PASSWORD })).errors).toEqual([
      expect.objectContaining({ code: 'INVALID_CREDENTIALS' }),
    ])
    const waiting = home.app.services.db('mailed_keys').where({ purpose: 'confirm' }).whereNull('usedAt')
    expect(
      await waiting.whereIn('userId', home.app.services.db('users').where({ email: person.email }).select('id')),
    ).toEqual([])
  })
})

describe('an account that has the address already', () => {
  it('is not touched, and its owner learns how to connect it (ACC-61)', async () => {
    const { email, userId } = await signUpAndIn(home.app)
    home.provider.person = anyPerson({ email: email.toUpperCase() })
    const browser = visitor()
    await browser.visit()
    const { accessToken, errors } = await browser.send('signInByProvider', AGREED)
    expect(accessToken).toBeNull()
    expect(errors).toEqual([
      {
        code: 'DUPLICATE',
        field: 'email',
        message: `There is an account of ${email} already. Sign in with its password, then connect Home in the settings.`,
      },
    ])
    expect(await home.app.services.db('identities').where({ userId })).toEqual([])
  })

  it('is not opened by an address that the provider has not verified', async () => {
    home.provider.person = anyPerson({ email_verified: false })
    const browser = visitor()
    expect(await browser.visit()).toBe('/provider?problem=unverified')
    expect((await browser.send('signInByProvider', AGREED)).errors).toEqual([
      expect.objectContaining({ code: 'VISIT_OVER' }),
    ])
  })

  it('stays closed while it is locked', async () => {
    const { person, userId } = await newcomer()
    await home.app.services.db('users').where({ id: userId }).update({ lockedAt: 1 })
    const browser = visitor()
    home.provider.person = person
    await browser.visit()
    expect((await browser.send('signInByProvider')).errors).toEqual([expect.objectContaining({ code: 'NOT_ALLOWED' })])
  })
})

describe('signing out', () => {
  const LOG_OUT = 'mutation { logOut { ok providerLogOut } }'

  it('always ends the session here, and names the way to end that at the provider (ACC-64)', async () => {
    const { browser, token } = await newcomer()
    const { data } = await browser.call(LOG_OUT, {}, token)
    const { ok, providerLogOut } = data?.logOut as { ok: boolean; providerLogOut: string }
    expect(ok).toBe(true)
    const way = new URL(providerLogOut)
    expect(way.origin).toBe(home.provider.issuer)
    expect(Object.fromEntries(way.searchParams)).toEqual({
      client_id: 'mealwright',
      post_logout_redirect_uri: `${home.app.url}/login`,
    })
    expect((await browser.fetch(providerLogOut)).status).toBe(200)
    expect((await browser.call('{ viewer { email } }', {}, token)).errors).toHaveLength(1)
  })

  it('names none after a sign-in by password', async () => {
    const { token } = await signUpAndIn(home.app)
    const { data } = await visitor().call(LOG_OUT, {}, token)
    expect(data?.logOut).toEqual({ ok: true, providerLogOut: null })
  })

  it('ends the session here where the provider is gone', async () => {
    const { browser, token } = await newcomer()
    await home.provider.stop()
    home.app.clock.advance(11 * 60 * 1000)
    const { accessToken } = (await browser.call('mutation { refreshSession { accessToken } }')).data
      ?.refreshSession as { accessToken: string }
    expect((await browser.call(LOG_OUT, {}, accessToken)).data?.logOut).toEqual({ ok: true, providerLogOut: null })
    expect((await browser.call('{ viewer { email } }', {}, token)).errors).toHaveLength(1)
    await home.provider.restart()
  })
})

import { forgetVisits } from '../../../server/identities/visits'
import { anyPerson } from '../../support/oidcProvider'
import { givenHome } from './givenHome'

const home = givenHome({ RATE_LIMIT_SCALE: '100' }, { inIdToken: true })
const { visitor } = home
const AGREED = { agreed: true }
beforeEach(() => {
  home.provider.person = anyPerson()
})

/** Nothing was signed in, made or noted. */
async function nothingOf(browser: ReturnType<typeof visitor>) {
  expect((await browser.send('signInByProvider', AGREED)).errors).toEqual([
    expect.objectContaining({ code: 'VISIT_OVER' }),
  ])
  expect(browser.cookie('mw_refresh')).toBeUndefined()
}

describe('a visit', () => {
  it('asks for code, state, nonce and PKCE, and keeps its secret in a cookie of the browser alone (ACC-60)', async () => {
    const answer = await home.app.graphql('mutation { beginProviderVisit(input: {}) { url } }')
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^mw_visit=[\w-]{43}; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax$/)
    const { url } = (answer.data as unknown as { beginProviderVisit: { url: string } }).beginProviderVisit
    const asked = Object.fromEntries(new URL(url).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
      redirect_uri: `${home.app.url}/api/oidc/callback`,
    })
    const secrets = [asked.state, asked.nonce, asked.code_challenge, /=([\w-]{43})/.exec(cookie)?.[1]]
    expect(new Set(secrets).size).toBe(4)
    const stored = JSON.stringify(await home.app.services.db('provider_visits'))
    for (const secret of secrets) expect(stored).not.toContain(secret)
  })

  it.each(['state', 'nonce', 'code_challenge'])('comes to nothing with another %s', async (mark) => {
    const browser = visitor()
    const page = await browser.visit({}, null, (url) => {
      url.searchParams.set(mark, 'x'.repeat(43))
      return url
    })
    expect(page).toBe(`/provider?problem=${mark === 'state' ? 'over' : 'refused'}`)
    await nothingOf(browser)
  })

  it('comes to nothing with the code of another visit', async () => {
    const [theirs, own] = [visitor(), visitor()]
    const stolen = new URL(await theirs.visitUntilCallback()).searchParams.get('code') ?? ''
    const callback = new URL(await own.visitUntilCallback())
    callback.searchParams.set('code', stolen)
    expect(await own.follow(callback.href)).toBe('/provider?problem=refused')
    await nothingOf(own)
  })

  it('can be answered once, and in the browser in which it began', async () => {
    const browser = visitor()
    const callback = await browser.visitUntilCallback()
    expect(await visitor().follow(callback)).toBe('/provider?problem=over')
    expect(await browser.follow(callback)).toBe('/provider')
    expect(await browser.follow(callback)).toBe('/provider?problem=over')
    expect((await browser.send('signInByProvider', AGREED)).ok).toBe(true)
    await nothingOf(visitor())
  })

  it('signs in once, also of two calls at the same time', async () => {
    const browser = visitor()
    await browser.visit()
    const both = await Promise.all([1, 2].map(() => browser.send('signInByProvider', AGREED)))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('ends after ten minutes, and is forgotten', async () => {
    const [late, slow] = [visitor(), visitor()]
    const callback = await late.visitUntilCallback()
    await slow.visit()
    home.app.clock.advance(10 * 60 * 1000 + 1)
    expect(await late.follow(callback)).toBe('/provider?problem=over')
    await nothingOf(slow)
    await forgetVisits(home.app.services)
    expect(await home.app.services.db('provider_visits')).toEqual([])
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', `/${'x'.repeat(2000)}`])(
    'leads to no other place than the product: %.30s',
    async (next) => {
      expect(await visitor().visit({ next })).toBe('/provider')
    },
  )

  it('says that it was declined, and shows neither code nor state', async () => {
    home.provider.person = null
    const browser = visitor()
    const callback = await browser.visitUntilCallback()
    const answer = await browser.fetch(callback)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/provider?problem=declined')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  })
})

describe('the provider', () => {
  it('may change its keys at any moment', async () => {
    await visitor().visit()
    await home.provider.restart()
    home.provider.person = anyPerson()
    const browser = visitor()
    await browser.visit()
    expect((await browser.send('signInByProvider', AGREED)).ok).toBe(true)
  })

  it('is said to be out of reach while it is down or hangs', async () => {
    const browser = visitor()
    const callback = await browser.visitUntilCallback()
    await home.provider.stop()
    expect(await browser.follow(callback)).toBe('/provider?problem=unreachable')
    // What it said of itself is no longer remembered.
    home.app.clock.advance(11 * 60 * 1000)
    const unreachable = [{ code: 'UNREACHABLE', field: null, message: "We couldn't reach Home. Try again in a while." }]
    expect((await browser.send('beginProviderVisit')).errors).toEqual(unreachable)
    await home.provider.restart()
    await home.provider.hang()
    expect((await browser.send('beginProviderVisit')).errors).toEqual(unreachable)
    await home.provider.restart()
    home.provider.person = anyPerson()
    expect(await browser.visit()).toBe('/provider')
  })
})

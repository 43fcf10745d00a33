import { readConfig } from '../../../server/platform/config'
import { publicFacts } from '../../../server/http/publicFacts'
import { anyPerson } from '../../support/oidcProvider'
import { PASSWORD, signUpAndIn } from '../../support/people'
import { freshEmail, send } from '../accounts/operations'
import { inviteKey } from '../households/householdCalls'
import { givenHome } from './givenHome'

type Home = ReturnType<typeof givenHome>

async function signUpThere(home: Home, input: object = {}) {
  home.provider.person = anyPerson()
  const browser = home.visitor()
  await browser.visit()
  return browser.send('signInByProvider', { agreed: true, ...input })
}
const signUpHere = (home: Home) => send(home.app, 'signUp', { email: freshEmail(), password: PASSWORD })
const closed = [expect.objectContaining({ code: 'SIGN_UP_CLOSED' })]

describe('SIGNUP=oidc', () => {
  const home = givenHome({ SIGNUP: 'oidc' })
  it('takes whom the provider knows, and no one by password (ACC-54)', async () => {
    expect((await signUpThere(home)).errors).toEqual([])
    expect((await signUpHere(home)).errors).toEqual([
      expect.objectContaining({ code: 'SIGN_UP_CLOSED', message: expect.stringContaining('Home') }),
    ])
    expect(publicFacts(home.app.services.config)).toMatchObject({ signUp: 'oidc', provider: 'Home' })
  })
})

describe('SIGNUP=invitation', () => {
  const home = givenHome({ SIGNUP: 'invitation' })
  it('takes whom the provider knows with an invitation alone', async () => {
    expect((await signUpThere(home)).errors).toEqual(closed)
    const invitation = await inviteKey(home.app, await signUpAndIn(home.app))
    expect((await signUpThere(home, { invitation })).errors).toEqual([])
  })
})

describe('SIGNUP=closed', () => {
  const home = givenHome({ SIGNUP: 'closed' })
  it('takes no one, and signs in who has an account', async () => {
    expect((await signUpThere(home)).errors).toEqual(closed)
    const person = await signUpAndIn(home.app)
    home.provider.person = anyPerson({ email: person.email })
    const browser = home.visitor()
    await browser.visit({ purpose: 'CONNECT' }, person.token)
    await browser.send('connectProvider', { agreed: true }, person.token)
    await browser.visit()
    expect((await browser.send('signInByProvider')).viewer).toMatchObject({ id: person.userId })
  })
})

describe('the settings', () => {
  const OIDC = { OIDC_ISSUER: 'https://id.home.example/', OIDC_CLIENT_ID: 'mealwright' }
  const problemsOf = (environment: Record<string, string>) => {
    try {
      readConfig({ NODE_ENV: 'test', ...environment })
      return []
    } catch (error) {
      return (error as { problems: string[] }).problems
    }
  }

  it('name what is wrong at the start (ACC-59)', () => {
    expect(problemsOf(OIDC)).toEqual([])
    expect(problemsOf({ OIDC_ISSUER: OIDC.OIDC_ISSUER })).toEqual(['OIDC_CLIENT_ID: needed with OIDC_ISSUER'])
    expect(problemsOf({ OIDC_CLIENT_ID: 'x', SIGNUP: 'oidc' })).toEqual([
      'OIDC_ISSUER: needed with OIDC_CLIENT_ID',
      'OIDC_ISSUER: needed with SIGNUP=oidc',
    ])
    const plain = { ...OIDC, OIDC_ISSUER: 'http://id.home.example/' }
    expect(problemsOf({ ...plain, PUBLIC_URL: 'http://plan.home.example' })).toEqual([])
    expect(problemsOf({ ...plain, PUBLIC_URL: 'https://plan.home.example' })).toEqual([
      'OIDC_ISSUER: must begin with https:, except on this machine',
    ])
    const found = `${OIDC.OIDC_ISSUER}.well-known/openid-configuration`
    expect(problemsOf({ ...OIDC, OIDC_ISSUER: found })).toEqual(['OIDC_ISSUER: is what comes before /.well-known/'])
    expect(problemsOf({ ...OIDC, OIDC_ISSUER: 'ldap://id' })).toEqual([expect.stringContaining('OIDC_ISSUER')])
  })

  it('are none by default', () => {
    expect(readConfig({ NODE_ENV: 'test' }).provider).toBeNull()
  })
})

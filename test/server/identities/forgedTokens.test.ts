import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { CLIENT } from '../../support/oidcProvider'
import { type RunningApp, startApp } from '../../support/startApp'
import { Visitor } from './visitor'

const ALG = 'RS256'
let app: RunningApp
let server: Server
let issuer = ''
let named = ''
let keys: Awaited<ReturnType<typeof generateKeyPair>>
let foreign: typeof keys
/** What the provider says of the person, by the nonce that it was asked with. */
let tell: (claims: JWTPayload) => Promise<string>

/** A provider that says whatever a test wants. */
beforeAll(async () => {
  ;[keys, foreign] = await Promise.all([generateKeyPair(ALG), generateKeyPair(ALG)])
  server = createServer((request, response) => {
    const answer = async () => {
      if (request.url?.startsWith('/.well-known/')) return metadata()
      if (request.url === '/keys') return { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: ALG }] }
      return { access_token: 'opaque', token_type: 'Bearer', id_token: await tell(claims()) }
    }
    void answer().then((body) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = named = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app = await startApp({ ...CLIENT, OIDC_ISSUER: issuer })
})
afterAll(async () => {
  await app.stop()
  await new Promise((resolve) => server.close(resolve))
})

let nonce = ''
const claims = (): JWTPayload => ({
  ...{ iss: issuer, sub: 'mia', aud: CLIENT.OIDC_CLIENT_ID, nonce, email: 'mia@example.org', email_verified: true },
  ...{ iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 60 },
})
const metadata = () => ({
  ...{ issuer: named, authorization_endpoint: `${issuer}/ask`, token_endpoint: `${issuer}/token` },
  ...{ jwks_uri: `${issuer}/keys`, response_types_supported: ['code'], subject_types_supported: ['public'] },
  ...{ id_token_signing_alg_values_supported: [ALG], code_challenge_methods_supported: ['S256'] },
})
const signed = (payload: JWTPayload, by = keys.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: ALG, kid: 'one' }).sign(by)

/** Where a visit ends that the provider answers. */
async function visit(): Promise<string> {
  const browser = new Visitor(app)
  const { url } = await browser.send('beginProviderVisit', {})
  const asked = new URL(url ?? '').searchParams
  nonce = asked.get('nonce') ?? ''
  return browser.follow(`${app.url}/api/oidc/callback?code=any&state=${asked.get('state')}`)
}

it('what the provider says for this application and this visit is taken', async () => {
  tell = signed
  expect(await visit()).toBe('/provider')
})

it.each<[string, (payload: JWTPayload) => Promise<string>]>([
  ['for another application', (payload) => signed({ ...payload, aud: 'another' })],
  ['of another provider', (payload) => signed({ ...payload, iss: 'https://elsewhere.example' })],
  ['for another visit', (payload) => signed({ ...payload, nonce: 'x'.repeat(43) })],
  ['that is over', (payload) => signed({ ...payload, iat: 1, exp: 2 })],
  ['under a key that is not the provider’s', (payload) => signed(payload, foreign.privateKey)],
  ['without a signature', (payload) => Promise.resolve(new UnsecuredJWT(payload).encode())],
])('what is said %s is refused', async (_what, said) => {
  tell = said
  expect(await visit()).toBe('/provider?problem=refused')
})

it('a provider that says it is another is not asked', async () => {
  const other = await startApp({ ...CLIENT, OIDC_ISSUER: `${issuer}/` })
  try {
    named = 'https://elsewhere.example'
    const { errors } = await new Visitor(other).send('beginProviderVisit', {})
    expect(errors).toEqual([expect.objectContaining({ code: 'UNREACHABLE' })])
  } finally {
    named = issuer
    await other.stop()
  }
})

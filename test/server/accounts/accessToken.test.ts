import jwt from 'jsonwebtoken'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpByMail } from '../../support/people'
import { viewer } from './operations'

const SECRET = 's'.repeat(40)
const app = givenApp({ TOKEN_SECRETS: `test:${SECRET},older:${'o'.repeat(40)}` })
let person: Person
beforeAll(async () => {
  person = await signUpByMail(app)
})

const claims = () => jwt.decode(person.token) as Record<string, unknown>
const signed = (changed: Record<string, unknown> = {}, secret = SECRET, options: jwt.SignOptions = {}) =>
  jwt.sign(JSON.parse(JSON.stringify({ ...claims(), ...changed })), secret, {
    algorithm: 'HS256',
    keyid: 'test',
    ...options,
  })
const status = async (token: string) => (await viewer(app, token)).status

test('a token says who, which session, for whom, and for ten minutes', () => {
  const { header } = jwt.decode(person.token, { complete: true }) ?? { header: null }
  expect(header).toMatchObject({ alg: 'HS256', kid: 'test' })
  const { iat, exp, ...rest } = claims() as { iat: number; exp: number }
  expect(exp - iat).toBe(600)
  expect(rest).toEqual({
    sub: person.userId,
    sid: expect.any(String),
    type: 'access',
    iss: app.url,
    aud: 'mealwright-api',
  })
})

test('every configured key verifies', async () => {
  expect(await status(signed())).toBe(200)
  expect(await status(signed({}, 'o'.repeat(40), { keyid: 'older' }))).toBe(200)
})

const unsigned = () =>
  `${Buffer.from('{"alg":"none","typ":"JWT","kid":"test"}').toString('base64url')}.${person.token.split('.')[1]}.`
test.each<[string, () => string]>([
  ['another secret', () => signed({}, 'x'.repeat(40))],
  ['the secret of another key', () => signed({}, SECRET, { keyid: 'older' })],
  ['an unknown key', () => signed({}, SECRET, { keyid: 'unknown' })],
  ['no key', () => jwt.sign(claims(), SECRET, { algorithm: 'HS256' })],
  ['HS384', () => signed({}, SECRET, { algorithm: 'HS384' })],
  ['HS512', () => signed({}, SECRET, { algorithm: 'HS512' })],
  ['no signature', unsigned],
  ['a payload that is not JSON', () => `${person.token.split('.')[0]}.bm90IGpzb24.${person.token.split('.')[2]}`],
  ['a cut signature', () => person.token.slice(0, -4)],
  ['another issuer', () => signed({ iss: 'https://elsewhere.example' })],
  ['another audience', () => signed({ aud: 'elsewhere' })],
  ['another type', () => signed({ type: 'refresh' })],
  ['no type', () => signed({ type: undefined })],
  ['no end', () => signed({ exp: undefined })],
  ['an unknown session', () => signed({ sid: '00000000-0000-4000-8000-000000000000' })],
  ['no session', () => signed({ sid: undefined })],
  ['a session that is an object', () => signed({ sid: { a: 1 } })],
  ['another person', () => signed({ sub: '00000000-0000-4000-8000-000000000000' })],
  ['a beginning in the future', () => signed({ nbf: Math.floor(Date.now() / 1000) + 3600 })],
  ['the refresh token', () => person.cookie.split('=')[1] ?? ''],
  ['nonsense', () => 'a.b.c'],
  ['a dot', () => '.'],
  ['a very long text', () => `${'a'.repeat(5000)}.b.c`],
  ['the header of null', () => `${Buffer.from('null').toString('base64url')}.e30.x`],
  ['an unknown partner key', () => 'mw_unknown'],
])('%s is refused', async (_what, token) => expect(await status(token())).toBe(401))

test('a bad token counts as none where no sign-in is needed', async () => {
  expect((await app.graphql('{ product { name } }', {}, 'a.b.c')).status).toBe(200)
})

test('it is good for ten minutes and not a second longer', async () => {
  const other = await signUpByMail(app)
  app.clock.advance(595_000)
  expect(await status(other.token)).toBe(200)
  app.clock.advance(6000)
  expect(await status(other.token)).toBe(401)
})

test('a locked account is locked out at once', async () => {
  const other = await signUpByMail(app)
  await app.services.db('users').where({ id: other.userId }).update({ lockedAt: app.clock.now() })
  expect(await status(other.token)).toBe(401)
})

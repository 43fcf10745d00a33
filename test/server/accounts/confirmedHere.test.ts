import { hashOf } from '../../../server/accounts/secrets'
import { givenApp } from '../../support/givenApp'
import { mailedKey, PASSWORD, signUpByMail } from '../../support/people'
import { freshEmail, sendRaw } from './operations'

const DAY = 24 * 60 * 60 * 1000
const app = givenApp()

const CONFIRM = `mutation ($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) { ok email accessToken errors { code field } }
}`

interface Confirmed {
  ok: boolean
  email: string | null
  accessToken: string | null
  errors: { code: string; field: string | null }[]
}

/** Signs up in a browser. @returns the cookie that the browser gets, and all of the answer that a person sees. */
async function signUp(email: string, { password = PASSWORD, cookie = '' } = {}) {
  const input = { email, password, marketingOptIn: false }
  const answer = await sendRaw(app, 'signUp', input, null, cookie === '' ? {} : { cookie })
  const cookies = answer.headers.getSetCookie()
  return { cookies, cookie: (cookies[0] ?? '').split(';')[0] ?? '', result: answer.data.signUp }
}

async function confirm(key: string, cookie = '') {
  const answer = await app.graphql(CONFIRM, { input: { key } }, null, cookie === '' ? {} : { cookie })
  return { ...(answer.data.confirmEmail as unknown as Confirmed), cookies: answer.headers.getSetCookie() }
}

const keyTo = (email: string) => mailedKey(app, email, 'email-confirmation')

test('the browser of the sign-up is signed in, with a session that goes on', async () => {
  const email = freshEmail()
  const { cookie, cookies } = await signUp(email)
  expect(cookies).toEqual([expect.stringMatching(/^mw_signup=[\w-]{43}; Max-Age=86400; .*HttpOnly; SameSite=Strict$/)])
  const { ok, accessToken, cookies: given, ...rest } = await confirm(await keyTo(email), cookie)
  expect({ ok, ...rest }).toEqual({ ok: true, email, errors: [] })
  expect(given.map((one) => one.split(/[=;]/)[0])).toEqual(['mw_refresh', 'mw_signup'])
  expect(given[1]).toMatch(/^mw_signup=;.*1970/)
  const { data } = await app.graphql('{ viewer { email ipAddress } }', {}, accessToken)
  expect(data.viewer).toEqual({ email, ipAddress: '127.0.0.1' })
})

test('what the browser holds is stored as a hash alone, until the key is used', async () => {
  const email = freshEmail()
  const { cookie } = await signUp(email)
  const secret = cookie.split('=')[1] ?? ''
  const rows = async () => app.services.db('mailed_keys').where({ browserHash: hashOf(secret) })
  expect(await rows()).toHaveLength(1)
  expect(JSON.stringify(await app.services.db('mailed_keys'))).not.toContain(secret)
  await confirm(await keyTo(email), cookie)
  expect(await rows()).toEqual([])
})

test.each([
  ['no cookie', () => ''],
  ['a cookie of another sign-up', async () => (await signUp(freshEmail())).cookie],
  ['a made-up cookie', () => `mw_signup=${'a'.repeat(43)}`],
  ['a malformed cookie', () => 'mw_signup='],
])('another browser gets the address and no session: %s', async (_what, theirs) => {
  const email = freshEmail()
  await signUp(email)
  const answer = await confirm(await keyTo(email), await theirs())
  expect(answer).toEqual({ ok: true, email, accessToken: null, errors: [], cookies: [] })
})

test('a key that was used signs no one in, and neither does the cookie alone', async () => {
  const email = freshEmail()
  const { cookie } = await signUp(email)
  const key = await keyTo(email)
  await confirm(key, cookie)
  for (const one of [key, 'a'.repeat(43)])
    expect(await confirm(one, cookie)).toEqual({
      ok: false,
      email: null,
      accessToken: null,
      errors: [{ code: expect.any(String), field: 'key' }],
      cookies: [],
    })
})

test('where two sign-ups of the address are open, the password is asked for and no one is signed in', async () => {
  const email = freshEmail()
  const { cookie } = await signUp(email)
  const key = await keyTo(email)
  await signUp(email, { password: 'Braise-the-fennel-4' })
  expect(await confirm(key, cookie)).toMatchObject({ ok: false, accessToken: null, cookies: [] })
  const input = { key, password: PASSWORD }
  const { data, headers } = await app.graphql(CONFIRM, { input }, null, { cookie })
  expect(data.confirmEmail).toEqual({ ok: true, email, accessToken: null, errors: [] })
  expect(headers.getSetCookie()).toEqual([])
})

test('after a day neither works', async () => {
  const email = freshEmail()
  const { cookie } = await signUp(email)
  const key = await keyTo(email)
  app.clock.advance(DAY + 1)
  expect(await confirm(key, cookie)).toMatchObject({ ok: false, email: null, accessToken: null, cookies: [] })
})

test('a link that is mailed again is of the same browser, as are earlier ones', async () => {
  const email = freshEmail()
  const { cookie } = await signUp(email)
  const first = await keyTo(email)
  const again = await signUp(email, { cookie })
  expect(again.cookie).toBe(cookie)
  expect(await confirm(first, cookie)).toMatchObject({ ok: true, accessToken: expect.any(String) })
})

test('known and unknown addresses get the same answer, cookie included', async () => {
  const { email } = await signUpByMail(app)
  const [known, unknown] = [await signUp(email), await signUp(freshEmail())]
  const shape = ({ cookies, result }: typeof known) => [
    cookies.map((one) => one.replace(/=[\w-]{43};/, '=…;').replace(/Expires=[^;]*/, '')),
    result,
  ]
  expect(shape(known)).toEqual(shape(unknown))
})

test('REST sets nothing at sign-up and at confirmation, and opens no session', async () => {
  const email = freshEmail()
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
  const made = await post('/api/signup/', { email, password: PASSWORD, marketing_opt_in: false })
  expect([made.status, made.headers.getSetCookie()]).toEqual([201, []])
  const { cookie } = await signUp(email)
  const confirmed = await post('/api/token/confirm-email/', { key: await keyTo(email) }, cookie)
  expect([confirmed.status, confirmed.headers.getSetCookie()]).toEqual([200, []])
  expect(Object.keys((await confirmed.json()) as object)).toEqual(['detail'])
})

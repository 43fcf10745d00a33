import { randomUUID } from 'node:crypto'
import { UserModel } from '../../../server/accounts/UserModel'
import { givenApp } from '../../support/givenApp'
import { logIn, PASSWORD, signUpByMail } from '../../support/people'
import type { Answer } from '../../support/graphqlAt'
import { startApp } from '../../support/startApp'
import { cookieOf, refresh, send, viewer } from './operations'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const app = givenApp()

const tokenOf = ({ data }: Answer) =>
  (data as unknown as { refreshSession: { accessToken: string } }).refreshSession.accessToken
const live = async (cookie: string) => (await refresh(app, cookie)).status === 200

test('a person signs up, confirms, logs in and is known', async () => {
  const person = await signUpByMail(app)
  const { data } = await viewer(app, person.token)
  expect(data.viewer).toEqual({ id: person.userId, email: person.email, marketingOptIn: false, ipAddress: '127.0.0.1' })
})

test('each use replaces the refresh token, which scripts cannot read', async () => {
  const person = await signUpByMail(app)
  const first = await refresh(app, person.cookie)
  expect(first.headers.getSetCookie()[0]).toMatch(
    /^mw_refresh=.+; Max-Age=1209600; Path=\/; Expires=.+; HttpOnly; SameSite=Strict$/,
  )
  const second = await refresh(app, cookieOf(first))
  expect((await viewer(app, tokenOf(second))).status).toBe(200)
  expect(new Set([person.cookie, cookieOf(first), cookieOf(second)]).size).toBe(3)
})

test('only hashes of refresh tokens are stored', async () => {
  const { cookie } = await signUpByMail(app)
  const secret = cookie.split('.')[1] ?? ''
  expect(secret).toHaveLength(43)
  expect(JSON.stringify(await app.services.db('sessions'))).not.toContain(secret)
})

test('within ten seconds the token just replaced gives an access token and no cookie', async () => {
  const person = await signUpByMail(app)
  const next = await refresh(app, person.cookie)
  app.clock.advance(9 * SECOND)
  const again = await refresh(app, person.cookie)
  expect(again.status).toBe(200)
  expect(again.headers.getSetCookie()).toEqual([])
  expect((await viewer(app, tokenOf(again))).status).toBe(200)
  expect(await live(cookieOf(next))).toBe(true)
})

test('after ten seconds it is reuse, and the whole session ends', async () => {
  const person = await signUpByMail(app)
  const next = await refresh(app, person.cookie)
  app.clock.advance(10 * SECOND + 1)
  const reused = await refresh(app, person.cookie)
  expect(reused.status).toBe(401)
  expect(reused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(await live(cookieOf(next))).toBe(false)
  expect((await viewer(app, tokenOf(next))).status).toBe(401)
})

test('the one before the last is reuse at once', async () => {
  const person = await signUpByMail(app)
  const last = cookieOf(await refresh(app, cookieOf(await refresh(app, person.cookie))))
  expect(await live(person.cookie)).toBe(false)
  expect(await live(last)).toBe(false)
})

test('reuse in one session leaves the other sessions alone', async () => {
  const person = await signUpByMail(app)
  const other = await logIn(app, person.email, PASSWORD)
  await refresh(app, cookieOf(await refresh(app, person.cookie)))
  expect(await live(person.cookie)).toBe(false)
  expect(await live(other.cookie)).toBe(true)
})

test('a locked account gets no new tokens', async () => {
  const person = await signUpByMail(app)
  await UserModel.query(app.services.db).findById(person.userId).patch({ lockedAt: app.clock.now() })
  expect((await refresh(app, person.cookie)).status).toBe(401)
  await UserModel.query(app.services.db).findById(person.userId).patch({ lockedAt: null })
  expect(await live(person.cookie)).toBe(true)
})

test('twenty tabs that refresh at once all get an access token, and one gets the cookie', async () => {
  const person = await signUpByMail(app)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(app, person.cookie)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const cookies = answers.map(cookieOf).filter((cookie) => cookie !== '')
  expect(cookies).toHaveLength(1)
  expect(await live(cookies[0] ?? '')).toBe(true)
})

test('the fifty-first session of an account ends the one that was not used for longest (ACC-49)', async () => {
  const person = await signUpByMail(app)
  const { db } = app.services
  const [row] = await db('sessions').where({ userId: person.userId })
  await db('sessions').insert(
    Array.from({ length: 49 }, (_, n) => ({ ...row, id: randomUUID(), lastUsedAt: row.lastUsedAt - 1000 + n })),
  )
  const oldest = await db('sessions').where({ userId: person.userId }).orderBy('lastUsedAt').first()
  await logIn(app, person.email, PASSWORD)
  const ended = await db('sessions').where({ userId: person.userId }).whereNotNull('endedAt')
  expect(ended.map(({ id }) => id)).toEqual([oldest.id])
  expect(await live(person.cookie)).toBe(true)
})

test('a session that is used every 13 days ends after 30', async () => {
  const person = await signUpByMail(app)
  app.clock.advance(13 * DAY)
  const second = await refresh(app, person.cookie)
  app.clock.advance(13 * DAY)
  const third = await refresh(app, cookieOf(second))
  expect(Number(/Max-Age=(\d+)/.exec(third.headers.getSetCookie()[0] ?? '')?.[1])).toBeLessThanOrEqual(
    (4 * DAY) / SECOND,
  )
  app.clock.advance(4 * DAY - 60 * SECOND)
  const fourth = await refresh(app, cookieOf(third))
  expect(fourth.status).toBe(200)
  app.clock.advance(61 * SECOND)
  expect(await live(cookieOf(fourth))).toBe(false)
})

test('a session that is not used for 14 days ends', async () => {
  const [used, unused] = [await signUpByMail(app), await signUpByMail(app)]
  app.clock.advance(14 * DAY - 60 * SECOND)
  expect(await live(used.cookie)).toBe(true)
  app.clock.advance(61 * SECOND)
  expect(await live(unused.cookie)).toBe(false)
})

describe('who shows a refresh token of a session that has ended learns why', () => {
  const refusal = async (cookie: string) => (await refresh(app, cookie)).errors?.[0]?.message

  test('not used for too long', async () => {
    const { cookie } = await signUpByMail(app)
    app.clock.advance(14 * DAY + SECOND)
    expect(await refusal(cookie)).toBe('You were away for a while, so your session has ended. Sign in again.')
  })

  test('ended by a change of the password on another device', async () => {
    const here = await signUpByMail(app)
    const there = await logIn(app, here.email, PASSWORD)
    const input = { currentPassword: PASSWORD, newPassword: `${PASSWORD}!`, confirmNewPassword: `${PASSWORD}!` }
    await send(app, 'changePassword', input, there.token)
    expect(await refusal(here.cookie)).toMatch(/ended on another device, or because the password was changed/)
  })

  test('reused', async () => {
    const { cookie } = await signUpByMail(app)
    await refresh(app, cookieOf(await refresh(app, cookie)))
    expect(await refusal(cookie)).toMatch(/^To protect your account/)
  })

  test('and no one else is', async () => {
    const { cookie } = await signUpByMail(app)
    app.clock.advance(14 * DAY + SECOND)
    const guessed = cookie.replace(/\.[\w-]+$/, `.${'a'.repeat(43)}`)
    expect(guessed).not.toBe(cookie)
    expect(await refusal(guessed)).toBe('Your session has ended. Sign in again.')
  })
})

test('a refresh says whose session it is', async () => {
  const person = await signUpByMail(app)
  const query = 'mutation { refreshSession { viewer { id email ipAddress } } }'
  const { data } = await app.graphql(query, {}, null, { cookie: person.cookie })
  expect(data.refreshSession).toEqual({
    viewer: { id: person.userId, email: person.email, ipAddress: '127.0.0.1' },
  })
})

test('logging out ends the access token and the refresh token at once, and always succeeds', async () => {
  const person = await signUpByMail(app)
  const other = await logIn(app, person.email, PASSWORD)
  const out = () => app.graphql('mutation { logOut { ok } }', {}, person.token, { cookie: person.cookie })
  const answer = await out()
  expect(answer.data.logOut).toEqual({ ok: true })
  expect(answer.headers.getSetCookie()[0]).toMatch(/^mw_refresh=;.*Expires=Thu, 01 Jan 1970/)
  expect((await viewer(app, person.token)).status).toBe(401)
  expect(await live(person.cookie)).toBe(false)
  expect((await out()).data.logOut).toEqual({ ok: true })
  expect(await live(other.cookie)).toBe(true)
})

test.each([
  '',
  'mw_refresh=',
  'mw_refresh=x',
  `mw_refresh=${'a'.repeat(6000)}`,
  'mw_refresh=%00',
  `mw_refresh=${'0'.repeat(36)}.${'a'.repeat(43)}`,
])('the cookie %.40s refreshes nothing', async (cookie) => expect((await refresh(app, cookie)).status).toBe(401))

test('a guess at the secret of a session is no way in', async () => {
  const person = await signUpByMail(app)
  const [name = ''] = person.cookie.split('.')
  expect(await live(`${name}.${'a'.repeat(43)}`)).toBe(false)
})

test('under https the cookie is Secure and bound to the host', async () => {
  const secure = await startApp({ PUBLIC_URL: 'https://meals.example' })
  try {
    const person = await signUpByMail(secure)
    expect(person.cookie).toMatch(/^__Host-mw_refresh=/)
    const [cookie] = (await refresh(secure, person.cookie)).headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Strict$/)
  } finally {
    await secure.stop()
  }
})

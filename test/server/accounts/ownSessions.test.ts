import { sessionLabel } from '../../../server/accounts/sessionLabel'
import { openSession } from '../../../server/accounts/sessions'
import { admin } from '../../support/admin'
import { givenApp } from '../../support/givenApp'
import { logIn, type Person, signUpAndIn } from '../../support/people'
import { refresh, viewer } from './operations'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const IDLE = 14 * DAY
const app = givenApp()

const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'
const LAPTOP =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'

interface Seen {
  id: string
  label: string
  network: string
  isCurrent: boolean
  createdAt: number
  lastUsedAt: number
  expiresAt: number
}

/** Signs the person in on another device. */
async function elsewhere({ userId }: Person, userAgent: string, ip = '203.0.113.7') {
  const session = await openSession(app.services, app.services.db, userId, { ip, userAgent })
  return { id: session.id, token: session.accessToken, cookie: `mw_refresh=${session.refreshToken}` }
}

async function sessionsOf({ token }: { token: string }): Promise<Seen[]> {
  const { data } = await app.graphql(
    '{ viewer { sessions { id label network isCurrent createdAt lastUsedAt expiresAt } } }',
    {},
    token,
  )
  return (data.viewer as unknown as { sessions: Seen[] }).sessions
}

async function end(by: { token: string }, id: string): Promise<unknown> {
  const call = 'mutation ($id: ID!) { endSession(input: { id: $id }) { ok ended errors { code } } }'
  return (await app.graphql(call, { id }, by.token)).data.endSession
}

const isLive = async ({ token, cookie }: { token: string; cookie: string }) => [
  (await viewer(app, token)).status,
  (await refresh(app, cookie)).status,
]

test('a person sees where they are signed in, this session first, then the last used (ACC-65)', async () => {
  const person = await signUpAndIn(app)
  await signUpAndIn(app)
  app.clock.advance(MINUTE)
  const laptop = await elsewhere(person, LAPTOP, '2001:db8:1:2:3::4')
  app.clock.advance(MINUTE)
  const phone = await elsewhere(person, PHONE)
  const seen = await sessionsOf(person)
  expect(seen.map(({ id, label, network, isCurrent }) => ({ id, label, network, isCurrent }))).toEqual([
    { id: expect.any(String), label: 'test', network: '127.0.0.1', isCurrent: true },
    { id: phone.id, label: 'Firefox on Android', network: '203.0.113.7', isCurrent: false },
    { id: laptop.id, label: 'Safari on Mac', network: '2001:db8:1:2::/64', isCurrent: false },
  ])
  for (const { createdAt, lastUsedAt, expiresAt } of seen)
    expect([lastUsedAt, expiresAt]).toEqual([createdAt, createdAt + IDLE])
  const [own = 0, last = 0, first = 0] = seen.map(({ createdAt }) => createdAt)
  expect([first - own >= MINUTE, last - first >= MINUTE]).toEqual([true, true])
  app.clock.advance(MINUTE)
  await refresh(app, laptop.cookie)
  expect((await sessionsOf(person))[1]?.lastUsedAt).toBeGreaterThan(last)
  expect((await sessionsOf(phone)).map(({ id }) => id)).toEqual([phone.id, laptop.id, seen[0]?.id])
  expect(JSON.stringify(seen)).not.toContain('Mozilla')
})

test('one that has ended, or was not used for 14 days, is not seen; none lasts longer than 30 days (ACC-40)', async () => {
  const person = await signUpAndIn(app)
  const [left, idle] = [await elsewhere(person, PHONE), await elsewhere(person, LAPTOP)]
  await app.graphql('mutation { logOut { ok } }', {}, left.token)
  const lastUsedAt = app.clock.now() - IDLE
  await app.services.db('sessions').where({ id: idle.id }).update({ lastUsedAt })
  const old = await elsewhere(person, LAPTOP)
  const expiresAt = app.clock.now() + DAY
  await app.services.db('sessions').where({ id: old.id }).update({ expiresAt })
  expect((await sessionsOf(person)).map(({ id, expiresAt: at }) => [id, at]).slice(1)).toEqual([[old.id, expiresAt]])
})

test('fifty-one sign-ins are fifty sessions (ACC-49)', async () => {
  const person = await signUpAndIn(app)
  for (let count = 0; count < 50; count += 1) {
    app.clock.advance(1000)
    await elsewhere(person, PHONE)
  }
  const newest = await logIn(app, person.email, person.password)
  const seen = await sessionsOf(newest)
  expect([seen.length, seen[0]?.isCurrent]).toEqual([50, true])
})

test('a session that is ended works nowhere any more, at the very next call; the others go on (ACC-66)', async () => {
  const person = await signUpAndIn(app)
  const [phone, laptop] = [await elsewhere(person, PHONE), await elsewhere(person, LAPTOP)]
  expect(await end(person, phone.id)).toEqual({ ok: true, ended: 1, errors: [] })
  expect(await isLive(phone)).toEqual([401, 401])
  expect(await isLive(laptop)).toEqual([200, 200])
  expect(await end(person, phone.id)).toEqual({ ok: true, ended: 0, errors: [] })
  const answer = await refresh(app, phone.cookie)
  expect(answer.errors?.[0]?.message).toMatch(/^Your session was ended on another device/)
})

test('no one ends the session of another person (ACC-66)', async () => {
  const [person, stranger] = [await signUpAndIn(app), await signUpAndIn(app)]
  const phone = await elsewhere(person, PHONE)
  for (const id of [phone.id, '', 'none', '%'])
    expect(await end(stranger, id)).toEqual({ ok: true, ended: 0, errors: [] })
  expect(await isLive(phone)).toEqual([200, 200])
})

test('all others are ended at once, and this one is not (ACC-66)', async () => {
  const [person, stranger] = [await signUpAndIn(app), await signUpAndIn(app)]
  const [phone, laptop] = [await elsewhere(person, PHONE), await elsewhere(person, LAPTOP)]
  const call = 'mutation { endOtherSessions { ok ended errors { code } } }'
  expect((await app.graphql(call, {}, phone.token)).data.endOtherSessions).toEqual({ ok: true, ended: 2, errors: [] })
  expect(await isLive(person)).toEqual([401, 401])
  expect(await isLive(laptop)).toEqual([401, 401])
  expect(await isLive(stranger)).toEqual([200, 200])
  expect((await sessionsOf(phone)).map(({ id }) => id)).toEqual([phone.id])
})

test('an administrator sees and ends the sessions of a person (ACC-67)', async () => {
  const person = await signUpAndIn(app)
  const [phone, laptop] = [await elsewhere(person, PHONE), await elsewhere(person, LAPTOP)]
  const { out } = await admin(app, 'user', 'session', 'list', person.email)
  expect(out).toMatch(new RegExp(`${phone.id} +Firefox on Android +203\\.0\\.113\\.7 +\\d{4}-`))
  expect(await admin(app, 'user', 'session', 'end', person.email, phone.id)).toEqual({
    ...{ code: 0, out: `The session ${phone.id} has ended`, error: '' },
  })
  expect([await isLive(phone), await isLive(laptop)]).toEqual([
    [401, 401],
    [200, 200],
  ])
  expect(await admin(app, 'user', 'session', 'end', person.email, phone.id)).toMatchObject({ code: 1 })
  expect((await admin(app, 'user', 'session', 'end', person.email, 'all')).out).toBe('2 sessions have ended')
  expect(await isLive(laptop)).toEqual([401, 401])
  expect((await admin(app, 'user', 'session', 'list', person.email)).out).toBe('There is no session')
})

test.each([
  [PHONE, 'Firefox on Android'],
  [LAPTOP, 'Safari on Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/126.0 Mobile/15E148 Safari/604.1', 'Chrome on iPhone'],
  ['curl/8.5.0', 'curl'],
  ['', 'Unknown program'],
  ['\u202e<b>', 'Unknown program'],
])('%j is called %s', (userAgent, label) => expect(sessionLabel(userAgent)).toBe(label))

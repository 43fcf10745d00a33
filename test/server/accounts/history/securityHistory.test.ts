import { randomUUID } from 'node:crypto'
import { noteSecurity } from '../../../../server/accounts/history/noteSecurity'
import { deleteExpired } from '../../../../server/retention'
import { inTransaction } from '../../../../server/database/transaction'
import { admin } from '../../../support/admin'
import { givenApp } from '../../../support/givenApp'
import { mailedKey, PASSWORD, type Person, signUpAndIn, signUpByMail } from '../../../support/people'
import { emailCalls } from '../emailCalls'
import { freshEmail, refresh, send } from '../operations'
import { readHistory, said, toNextNoon } from './readHistory'

const app = givenApp({ TRUST_PROXY: '1' })
const calls = emailCalls(app)
const DAY = 24 * 60 * 60 * 1000
const OTHER = 'Roast-the-parsnips-7'
const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'
const PLACE = { ip: '203.0.113.7', userAgent: PHONE }

beforeEach(() => toNextNoon(app))

const from = (userAgent: string, ip = '203.0.113.7') => ({ 'user-agent': userAgent, 'x-forwarded-for': ip })
const logIn = async ({ email }: Person, headers: Record<string, string>, password = PASSWORD) => ({
  token: (await send(app, 'logIn', { email, password }, null, headers)).accessToken ?? '',
})
const note = (userId: string, kind: Parameters<typeof noteSecurity>[3]['kind'], userAgent = PHONE) =>
  inTransaction(app.services.db, (trx) =>
    noteSecurity(app.services, trx, userId, { kind, by: { ...PLACE, userAgent } }),
  )

it('a person reads who signed in, with what and from where, and which is this session (ACC-77)', async () => {
  const person = await signUpAndIn(app)
  await logIn(person, from('curl/8.5.0', '2001:db8:1:2:3::4'))
  app.clock.advance(1)
  const phone = await logIn(person, from(PHONE))
  await logIn(person, from(PHONE))
  const [latest, earlier, ...rest] = await readHistory(app, phone)
  expect(latest).toMatchObject({
    ...{ kind: 'SIGNED_IN', times: 2, label: 'Firefox on Android', network: '203.0.113.7' },
    ...{ subject: null, byAdministrator: false, isCurrent: true },
  })
  expect(earlier).toMatchObject({ times: 1, label: 'curl', network: '2001:db8:1:2::/64', isCurrent: false })
  expect(rest).toEqual([])
  toNextNoon(app)
  const again = await logIn(person, from(PHONE))
  const seen = await readHistory(app, again)
  expect(seen.map(({ times, isCurrent }) => [times, isCurrent])).toEqual([
    [1, true],
    [2, false],
    [1, false],
  ])
  expect((await readHistory(app, again, 1)).map(({ id }) => id)).toEqual([seen[0]?.id])
})

it('it begins with the address and the first sign-in, and no one else reads it', async () => {
  const person = await signUpByMail(app)
  expect(said(await readHistory(app, person))).toEqual(['SIGNED_IN', 'EMAIL_CONFIRMED'])
  expect(await readHistory(app, await signUpAndIn(app))).toEqual([])
})

it('asks for 1 to 230', async () => {
  const { token } = await signUpAndIn(app)
  for (const first of [0, 231]) {
    const answer = await app.graphql(`{ viewer { securityHistory(first: ${first}) { id } } }`, {}, token)
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  }
})

it('changes of the password are in it, and one by a mailed link (ACC-77)', async () => {
  const person = await signUpByMail(app)
  const input = { currentPassword: PASSWORD, newPassword: OTHER, confirmNewPassword: OTHER }
  const { accessToken } = await send(app, 'changePassword', input, person.token)
  expect(said(await readHistory(app, { token: accessToken ?? '' })).slice(0, 1)).toEqual(['PASSWORD_CHANGED'])
  app.clock.advance(1)
  await send(app, 'requestPasswordReset', { email: person.email })
  await send(app, 'resetPassword', {
    key: await mailedKey(app, person.email, 'reset-password'),
    newPassword: PASSWORD,
  })
  app.clock.advance(1)
  expect(said(await readHistory(app, await logIn(person, from(PHONE)))).slice(0, 3)).toEqual([
    'SIGNED_IN',
    'PASSWORD_RESET',
    'PASSWORD_CHANGED',
  ])
})

it('so is what becomes of the address, without the addresses', async () => {
  const person = await signUpAndIn(app)
  const next = freshEmail()
  await calls.request(person, next)
  app.clock.advance(1)
  await calls.confirm(await mailedKey(app, next, 'email-change'))
  expect(said(await readHistory(app, person))).toEqual(['EMAIL_CHANGED', 'EMAIL_CHANGE_ASKED'])
  await calls.bringBack(await mailedKey(app, person.email, 'email-return'))
  const rows = await app.services.db('security_events').where({ userId: person.userId }).orderBy('at')
  expect(rows.map(({ kind }) => kind)).toContain('EMAIL_RETURNED')
  expect(JSON.stringify(rows)).not.toContain('@')
})

it('so are keys and webhooks, which open the account to others, by their names', async () => {
  const person = await signUpAndIn(app)
  const call = (text: string, input: object) => {
    app.clock.advance(1)
    return app.graphql(text, { input }, person.token)
  }
  await call('mutation ($input: MakePersonalKeyInput!) { makePersonalKey(input: $input) { ok } }', {
    ...{ name: 'Watch', scopes: ['PLAN_READ'], days: 30, password: PASSWORD },
  })
  const { id } = await app.services.db('partner_keys').where({ userId: person.userId }).first('id')
  await call('mutation ($input: RevokePersonalKeyInput!) { revokePersonalKey(input: $input) { ok } }', { id })
  await call('mutation ($input: AddWebhookInput!) { addWebhook(input: $input) { webhook { id } } }', {
    ...{ address: 'https://hooks.example.org/mine', kinds: ['PLAN_CHANGED'], password: PASSWORD },
  })
  const hook = await app.services.db('webhooks').where({ userId: person.userId }).first('id')
  await call('mutation ($input: WebhookInput!) { removeWebhook(input: $input) { ok } }', { id: hook?.id })
  await call('{ myData }', {})
  expect(said(await readHistory(app, person))).toEqual([
    'DATA_EXPORTED',
    'WEBHOOK_REMOVED hooks.example.org',
    'WEBHOOK_ADDED hooks.example.org',
    'KEY_REVOKED Watch',
    'KEY_MADE Watch',
  ])
})

it('so are sessions that were ended elsewhere, and one whose used token came again', async () => {
  const person = await signUpAndIn(app)
  app.clock.advance(1)
  await logIn(person, from(PHONE))
  const [phone] = await app.services.db('sessions').where({ userId: person.userId }).orderBy('createdAt', 'desc')
  const end = 'mutation ($input: EndSessionInput!) { endSession(input: $input) { ended } }'
  for (const id of [phone.id, phone.id, randomUUID()]) await app.graphql(end, { input: { id } }, person.token)
  app.clock.advance(1)
  await logIn(person, from('curl/8.5.0'))
  for (let turn = 0; turn < 2; turn += 1) await app.graphql('mutation { endOtherSessions { ended } }', {}, person.token)
  expect(said(await readHistory(app, person)).filter((one) => one.startsWith('SIGNED_OUT'))).toEqual([
    'SIGNED_OUT',
    'SIGNED_OUT Firefox on Android',
  ])
  await refresh(app, person.cookie)
  app.clock.advance(60_000)
  expect((await refresh(app, person.cookie)).status).toBe(401)
  expect(said(await readHistory(app, await logIn(person, from(PHONE)))).slice(0, 2)).toContain('SESSION_REUSED')
})

it('what an administrator did says so, and names neither browser nor network (ACC-79)', async () => {
  const person = await signUpAndIn(app)
  await admin(app, 'user', 'session', 'end', person.email, 'all')
  for (const name of ['lock', 'lock', 'unlock', 'password-link', 'confirm'])
    await admin(app, 'user', name, person.email)
  const seen = await readHistory(app, await logIn(person, from(PHONE)))
  expect(said(seen)).toEqual([
    'SIGNED_IN',
    'PASSWORD_LINK_MADE (administrator)',
    'ACCOUNT_UNLOCKED (administrator)',
    'ACCOUNT_LOCKED (administrator)',
    'SIGNED_OUT (administrator)',
  ])
  expect(seen.slice(1).map(({ label, network }) => label + network)).toEqual(['', '', '', ''])
})

it('what can be repeated takes the place of nothing else: 70 sign-ins, 30 days with failed ones, 100 others (ACC-77)', async () => {
  const { userId } = await signUpAndIn(app)
  await note(userId, 'PASSWORD_CHANGED')
  for (let turn = 0; turn < 75; turn += 1) {
    app.clock.advance(1000)
    await note(userId, 'SIGNED_IN', `program-${turn}`)
  }
  for (let turn = 0; turn < 33; turn += 1) {
    app.clock.advance(DAY)
    await note(userId, 'SIGN_IN_FAILED')
    await note(userId, 'SIGN_IN_FAILED')
  }
  for (let turn = 0; turn < 99; turn += 1) {
    app.clock.advance(1000)
    await note(userId, 'KEY_MADE')
  }
  const rows: { kind: string; times: number; label: string }[] = await app.services
    .db('security_events')
    .where({ userId })
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length
  expect(['PASSWORD_CHANGED', 'SIGNED_IN', 'SIGN_IN_FAILED', 'KEY_MADE'].map(count)).toEqual([1, 70, 30, 99])
  expect(rows.filter(({ kind }) => kind === 'SIGN_IN_FAILED').every(({ times }) => times === 2)).toBe(true)
  expect(rows.map(({ label }) => label)).not.toContain('program-4')
  await note(userId, 'KEY_REVOKED')
  expect(await app.services.db('security_events').where({ userId, kind: 'PASSWORD_CHANGED' })).toEqual([])
})

it('entries are forgotten after 12 months, and with the account (ACC-77)', async () => {
  const [kept, deleted] = [await signUpAndIn(app), await signUpAndIn(app)]
  const rowsOf = ({ userId }: Person) => app.services.db('security_events').where({ userId })
  await note(kept.userId, 'PASSWORD_CHANGED')
  await note(deleted.userId, 'PASSWORD_CHANGED')
  await send(app, 'deleteAccount', { password: PASSWORD }, deleted.token)
  expect(await rowsOf(deleted)).toEqual([])
  const { db } = app.services
  await deleteExpired({ db, now: () => app.clock.now() + 364 * DAY })
  expect(await rowsOf(kept)).toHaveLength(1)
  await deleteExpired({ db, now: () => app.clock.now() + 366 * DAY })
  expect(await rowsOf(kept)).toEqual([])
})

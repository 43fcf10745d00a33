import { readFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import pino from 'pino'
import { makeKey } from '../../../server/partners/makeKey'
import { revokeKey } from '../../../server/partners/revokeKey'
import { pseudonymOf, SECURITY_EVENTS } from '../../../server/request/securityLog'
import { mailedKey, PASSWORD, signUpByMail } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'
import { freshEmail, refresh, send, sendRaw } from '../accounts/operations'

type Entry = Record<string, unknown>
const lines: Entry[] = []
let app: RunningApp
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_SCALE: '1' })
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Entry)
      done()
    },
  })
  Object.assign(app.services.log, pino({ level: 'info' }, sink))
})
afterAll(() => app.stop())
beforeEach(() => void lines.splice(0))

/** What the security log has since the test began: event, outcome and what else the test asks for. */
const entries = (...names: string[]) =>
  lines
    .filter(({ security }) => security !== undefined)
    .map((line) => [line.security, line.outcome, ...names.map((name) => line[name])])

test('an account from its sign-up to its end', async () => {
  const { email, userId, token } = await signUpByMail(app)
  const account = pseudonymOf(app.services, email)
  expect(entries('account')).toEqual([
    ['sign_up', 'success', account],
    ['confirm_email', 'success', undefined],
    ['sign_in', 'success', account],
  ])
  lines.splice(0)
  await app.graphql('{ myData }', {}, token)
  await send(app, 'deleteAccount', { password: 'Not-the-right-one-1' }, token)
  await send(app, 'deleteAccount', { password: PASSWORD }, token)
  expect(entries('userId', 'reason')).toEqual([
    ['data_export', 'success', userId, undefined],
    ['account_deletion', 'failure', userId, 'WRONG_PASSWORD'],
    ['account_deletion', 'success', userId, undefined],
  ])
})

test('attempts on one account are seen together, known or not, until they are blocked', async () => {
  const email = freshEmail()
  for (let attempt = 0; attempt < 6; attempt += 1) await send(app, 'logIn', { email, password: 'Not-the-right-one-1' })
  const account = pseudonymOf(app.services, email)
  expect(entries('account')).toEqual([
    ...Array(5).fill(['sign_in', 'failure', account]),
    ['sign_in', 'blocked', account],
  ])
  expect(lines.at(-1)).toMatchObject({ ip: '127.0.0.1', requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(JSON.stringify(lines)).not.toContain(email)
})

test('passwords that are reset and changed, and a refresh token that is used twice', async () => {
  const person = await signUpByMail(app)
  lines.splice(0)
  await send(app, 'requestPasswordReset', { email: person.email })
  await send(app, 'resetPassword', { key: 'unknown', newPassword: PASSWORD })
  const key = await mailedKey(app, person.email, 'reset-password')
  await send(app, 'resetPassword', { key, newPassword: PASSWORD })
  expect(entries('reason')).toEqual([
    ['password_reset_request', 'success', undefined],
    ['password_reset', 'failure', 'LINK_INVALID'],
    ['password_reset', 'success', undefined],
  ])
  lines.splice(0)
  const { cookie, token, userId } = await signUpByMail(app)
  const change = {
    currentPassword: 'Not-the-right-one-1',
    newPassword: `${PASSWORD}!`,
    confirmNewPassword: `${PASSWORD}!`,
  }
  await sendRaw(app, 'changePassword', change, token)
  await refresh(app, cookie)
  app.clock.advance(60_000)
  await refresh(app, cookie)
  expect(entries('userId', 'reason').slice(3)).toEqual([
    ['password_change', 'failure', userId, 'WRONG_PASSWORD'],
    ['session_refresh', 'failure', userId, 'REUSED'],
    ['session_refresh', 'failure', undefined, undefined],
  ])
})

test('keys of partners: used, beyond their scope, revoked, unknown', async () => {
  const { key, prefix } = await makeKey(app.services, { partner: 'Grocer', scopes: ['LINKS_WRITE'], expiresAt: null })
  await app.graphql('mutation { setProductLinks(links: []) { written } }', {}, key)
  await app.graphql('{ meals(first: 1) { totalCount } }', {}, key)
  await revokeKey(app.services, prefix)
  await app.graphql('{ meals(first: 1) { totalCount } }', {}, key)
  await app.graphql('{ meals(first: 1) { totalCount } }', {}, `mw_${'x'.repeat(60)}`)
  const { id } = await app.services.db('partner_keys').where({ prefix }).first()
  expect(entries('keyId', 'target', 'reason')).toEqual([
    ['partner_key', 'success', id, undefined, undefined],
    ['permission', 'failure', id, 'Query.meals', 'FORBIDDEN'],
    ['partner_key', 'failure', id, undefined, 'REVOKED'],
    ['permission', 'failure', undefined, 'Query.meals', 'UNAUTHENTICATED'],
    ['partner_key', 'failure', undefined, undefined, 'UNKNOWN'],
    ['permission', 'failure', undefined, 'Query.meals', 'UNAUTHENTICATED'],
  ])
  expect(JSON.stringify(lines)).not.toContain(key)
})

test('too many calls, and calls from a foreign page', async () => {
  const ping = () => app.graphql('mutation { confirmEmail(input: { key: "x" }) { confirmed } }')
  for (let call = 0; call < 200 && !entries().some(([event]) => event === 'rate_limit'); call += 1) await ping()
  expect(entries('target')).toContainEqual(['rate_limit', 'blocked', 'Mutation.confirmEmail'])
  lines.splice(0)
  await app.fetch('/graphql', { method: 'POST', headers: { origin: 'https://evil.example' }, body: '{}' })
  expect(entries('target', 'ip')).toEqual([['origin', 'failure', 'https://evil.example', '127.0.0.1']])
})

test('every event is explained to those who operate the service', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  for (const [event, meaning] of Object.entries(SECURITY_EVENTS))
    expect(text).toContain(`| \`${event}\` | ${meaning} |`)
})

import { preparedDatabase } from '../../support/freshDatabase'
import { givenApp } from '../../support/givenApp'
import { PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'
import { writeFailedSignIns } from '../../../server/accounts/history/writeFailedSignIns'
import { readHistory, said } from '../accounts/history/readHistory'
import { codeAt, logsIn, send, STEP, turnOn, wrongCode } from './codes'

const app = givenApp({ TRUST_PROXY: '1' })
const MINUTE = 60_000
const REQUIRED = 'CODE_REQUIRED code'
const WRONG = 'CODE_WRONG code'

async function withCodes(at: RunningApp = app) {
  const person = await signUpAndIn(at)
  return { person, ...(await turnOn(at, person)) }
}
const rest = (body: object) =>
  app.fetch('/api/token/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

it('a sign-in with the right password takes a code, and without one there is no session of any kind (ACC-83)', async () => {
  const { person, secret, next } = await withCodes()
  const sessions = () => app.services.db('sessions').where({ userId: person.userId }).count({ rows: '*' })
  const before = await sessions()
  expect(await logsIn(app, person.email)).toBe(REQUIRED)
  expect(await logsIn(app, person.email, ' ')).toBe(REQUIRED)
  expect(await logsIn(app, person.email, wrongCode(secret, app.clock.now()))).toBe(WRONG)
  expect(await logsIn(app, person.email, 'x'.repeat(5000))).toBe(WRONG)
  expect(await sessions()).toEqual(before)
  const code = next()
  expect(await logsIn(app, person.email, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('in')
  expect(await logsIn(app, (await signUpAndIn(app)).email, '123456')).toBe('in')
})

it('nothing of it is learned without the right password (ACC-83)', async () => {
  const { person, next } = await withCodes()
  const plain = await signUpAndIn(app)
  const answers = []
  for (const email of [person.email, plain.email, 'unknown@example.com'])
    for (const code of [undefined, next(), 'nonsense'])
      answers.push(await send(app, 'logIn', { email, password: 'wrong-password-1', code }))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.errors[0]?.code).toBe('INVALID_CREDENTIALS')
})

it('a code is good for its step and the one before and after it, and once (ACC-83)', async () => {
  const { person, secret } = await withCodes()
  app.clock.advance(10 * STEP)
  // The middle of a step, so that no call is in the next one.
  app.clock.advance(STEP * 1.5 - (app.clock.now() % STEP))
  const at = app.clock.now()
  for (const steps of [-3, -2, 2, 3]) expect(await logsIn(app, person.email, codeAt(secret, at, steps))).toBe(WRONG)
  expect(await logsIn(app, person.email, codeAt(secret, at, -1))).toBe('in')
  expect(await logsIn(app, person.email, codeAt(secret, at, -1))).toBe(WRONG)
  expect(await logsIn(app, person.email, codeAt(secret, at, 1))).toBe('in')
  // Steps before one that was taken are over.
  expect(await logsIn(app, person.email, codeAt(secret, at, 0))).toBe(WRONG)
})

it('the code that turned them on does not sign in', async () => {
  const person = await signUpAndIn(app)
  const { secret } = await send(app, 'beginSecondFactor', { password: PASSWORD }, person.token)
  const code = codeAt(secret ?? '', app.clock.now())
  expect((await send(app, 'confirmSecondFactor', { code }, person.token)).ok).toBe(true)
  expect(await logsIn(app, person.email, code)).toBe(WRONG)
})

it('of calls with one code at the same time, at two instances, one gets in; so with a recovery code (ACC-83, ACC-84)', async () => {
  const database = await preparedDatabase()
  const [one, other] = [await startApp({ DATABASE_URL: database.url }), await startApp({ DATABASE_URL: database.url })]
  const { person, next, recoveryCodes } = await withCodes(one)
  other.clock.advance(STEP)
  for (const code of [next(), recoveryCodes[0]]) {
    const tries = [one, other, one, other].map((at) => logsIn(at, person.email, code))
    expect((await Promise.all(tries)).sort()).toEqual([WRONG, WRONG, WRONG, 'in'])
  }
  await one.stop()
  await other.stop()
  await database.drop()
})

describe('recovery codes (ACC-84)', () => {
  it('are ten, sign in once each, however they are typed, and are stored as hashes', async () => {
    const { person, recoveryCodes } = await withCodes()
    expect(recoveryCodes).toHaveLength(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}(?:-|$)){3}$/)
    const rows = await app.services.db('recovery_codes').where({ userId: person.userId })
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]?.slice(5))
    const written = [
      (code: string) => code,
      (code: string) => code.toLowerCase().replaceAll('-', ''),
      (code: string) => ` ${code.replaceAll('-', ' ')} `,
      (code: string) => code.replaceAll('-', '–').replaceAll('0', 'O').replaceAll('1', 'l'),
      (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'I'),
    ]
    for (const [index, write] of written.entries()) {
      const code = write(recoveryCodes[index] ?? '')
      expect([code, await logsIn(app, person.email, code)]).toEqual([code, 'in'])
      expect(await logsIn(app, person.email, recoveryCodes[index])).toBe(WRONG)
    }
    expect(await logsIn(app, person.email, recoveryCodes[9]?.slice(0, 13))).toBe(WRONG)
    expect(await logsIn(app, person.email, `${recoveryCodes[9]?.slice(0, 5)}0000-0000`)).toBe(WRONG)
    expect(await app.services.db('recovery_codes').where({ userId: person.userId })).toHaveLength(5)
  })

  it('are no one else’s, and the person is mailed and reads of it', async () => {
    const { person, recoveryCodes } = await withCodes()
    const other = await withCodes()
    expect(await logsIn(app, other.person.email, recoveryCodes[0])).toBe(WRONG)
    expect(await logsIn(app, person.email, recoveryCodes[0])).toBe('in')
    expect(
      said(await readHistory(app, person))
        .slice(0, 3)
        .sort(),
    ).toEqual(['RECOVERY_CODE_USED', 'SECOND_FACTOR_ON', 'SIGNED_IN'])
    const [{ text }] = await app.services.db('outbox').where({ to: person.email }).where('subject', 'like', '%used')
    expect(text).toMatch(/9 are left\.[^]*If it was not you/)
  })
})

describe('wrong codes', () => {
  let limited: RunningApp
  beforeAll(async () => (limited = await startApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })))
  afterAll(() => limited.stop())
  let network = 1
  const from = (person: Person, code?: string) =>
    send(limited, 'logIn', { email: person.email, password: PASSWORD, code }, null, {
      'x-forwarded-for': `10.7.0.${(network += 1)}`,
    }).then(({ ok, errors }) => (ok ? 'in' : errors[0]?.code))

  it('count as wrong passwords do: after five even the right one waits, like a wrong password (ACC-83, SEC-3)', async () => {
    const { person, secret, next } = await withCodes(limited)
    // The right password without a code neither counts nor forgets.
    for (let count = 0; count < 4; count += 1) {
      expect(await from(person, wrongCode(secret, limited.clock.now()))).toBe('CODE_WRONG')
      expect(await from(person)).toBe('CODE_REQUIRED')
      expect(await from(person)).toBe('CODE_REQUIRED')
    }
    expect(await from(person, wrongCode(secret, limited.clock.now()))).toBe('CODE_WRONG')
    expect(await from(person, next())).toBe('INVALID_CREDENTIALS')
    expect(await from(person)).toBe('INVALID_CREDENTIALS')
    limited.clock.advance(MINUTE + 1)
    expect(await from(person, next())).toBe('in')
    expect(await from(person, wrongCode(secret, limited.clock.now()))).toBe('CODE_WRONG')
    expect(await from(person, next())).toBe('in')
  })

  it('are in the history as failed sign-ins (ACC-78)', async () => {
    const { person, secret } = await withCodes()
    await logsIn(app, person.email)
    await logsIn(app, person.email, wrongCode(secret, app.clock.now()))
    await logsIn(app, person.email, 'ABCD-EFGH-JKMN')
    await writeFailedSignIns(app.services)
    const [failed] = await readHistory(app, person)
    expect(failed).toMatchObject({ kind: 'SIGN_IN_FAILED', times: 2 })
  })
})

it('over REST the code is in the body, and its lack is a 401 as a wrong password is (API-12)', async () => {
  const { person, secret, next } = await withCodes()
  const { email } = person
  const missing = await rest({ email, password: PASSWORD })
  expect([missing.status, await missing.json()]).toEqual([
    401,
    { detail: 'Enter the code from your authenticator app.' },
  ])
  const wrong = await rest({ email, password: PASSWORD, code: wrongCode(secret, app.clock.now()) })
  expect([wrong.status, await wrong.json()]).toEqual([
    401,
    { detail: expect.stringMatching(/^This code is not right/) },
  ])
  const right = await rest({ email, password: PASSWORD, code: next() })
  expect([right.status, await right.json()]).toEqual([200, { access: expect.any(String), ip: expect.any(String) }])
})

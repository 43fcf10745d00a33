import { forgetSetUps } from '../../../server/secondFactor/endSecondFactor'
import { renewSeals } from '../../../server/secondFactor/sealing'
import { admin } from '../../support/admin'
import { Authenticator } from '../../support/authenticator'
import { givenApp } from '../../support/givenApp'
import { mailedKey, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { readHistory, said } from '../accounts/history/readHistory'
import { emailCalls } from '../accounts/emailCalls'
import { freshEmail, send as sendToAccounts } from '../accounts/operations'
import { Device, HOME } from '../passkeys/device'
import { codeAt, freshToken, logsIn, send, turnOn, wrongCode } from './codes'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NEW_PASSWORD = 'Braise-the-fennel-4'
const app = givenApp({ PUBLIC_URL: HOME })
const refused = (code: string, field: string | null = null) => ({
  ok: false,
  errors: [expect.objectContaining({ code, field })],
})
const begin = ({ token }: Pick<Person, 'token'>, password = PASSWORD) =>
  send(app, 'beginSecondFactor', { password }, token)
const confirm = ({ token }: Pick<Person, 'token'>, code: string) => send(app, 'confirmSecondFactor', { code }, token)
const mailsTo = async ({ email }: Pick<Person, 'email'>): Promise<string[]> =>
  (await app.services.db('outbox').where({ to: email })).map(({ subject }) => subject)
const rowsOf = async ({ userId }: Pick<Person, 'userId'>) => [
  (await app.services.db('second_factors').where({ userId })).length,
  (await app.services.db('recovery_codes').where({ userId })).length,
]
/** Sets a password by a mailed link. */
async function reset({ email }: Pick<Person, 'email'>) {
  await sendToAccounts(app, 'requestPasswordReset', { email })
  const key = await mailedKey(app, email, 'reset-password')
  expect((await sendToAccounts(app, 'resetPassword', { key, newPassword: NEW_PASSWORD })).errors).toEqual([])
}

describe('setting up (ACC-82)', () => {
  it('takes the password, and the code that the app then shows; the secret is stored sealed', async () => {
    const person = await signUpAndIn(app)
    expect(await begin(person, ' ')).toMatchObject({ secret: null, ...refused('REQUIRED', 'password') })
    expect(await begin(person, 'not the one')).toMatchObject(refused('WRONG_PASSWORD', 'password'))
    const { secret, address } = await begin(person)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(address ?? '')
    expect([url.protocol, url.pathname]).toEqual(['otpauth:', `/Mealwright:${encodeURIComponent(person.email)}`])
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ issuer: 'Mealwright', secret, algorithm: 'SHA1', digits: '6', period: '30' },
    })
    expect(await logsIn(app, person.email)).toBe('in')
    expect(await confirm(person, wrongCode(secret ?? '', app.clock.now()))).toMatchObject(refused('CODE_WRONG', 'code'))
    const done = await confirm(person, codeAt(secret ?? '', app.clock.now()))
    expect(done).toMatchObject({ ok: true, viewer: { secondFactor: { recoveryCodesLeft: 10 } } })
    expect(JSON.stringify(await app.services.db('second_factors'))).not.toContain(secret)
    expect(await mailsTo(person)).toContain('Authenticator codes were turned on for your Mealwright account')
    expect(await begin(person)).toMatchObject(refused('DUPLICATE'))
    expect(await confirm(person, codeAt(secret ?? '', app.clock.now()))).toMatchObject(refused('DUPLICATE'))
  })

  it('is over after ten minutes, and another one takes its place', async () => {
    const person = await signUpAndIn(app)
    expect(await confirm(person, '123456')).toMatchObject(refused('STALE', 'code'))
    const first = (await begin(person)).secret ?? ''
    app.clock.advance(5 * MINUTE)
    const second = (await begin(person)).secret ?? ''
    expect(await confirm(person, codeAt(first, app.clock.now()))).toMatchObject(refused('CODE_WRONG', 'code'))
    app.clock.advance(10 * MINUTE)
    const later = { ...person, token: await freshToken(app, person) }
    expect(await confirm(later, codeAt(second, app.clock.now()))).toMatchObject(refused('STALE', 'code'))
    expect(await rowsOf(person)).toEqual([1, 0])
    await forgetSetUps({ db: app.services.db, now: () => app.clock.now() + 1 })
    expect(await rowsOf(person)).toEqual([0, 0])
    expect(await logsIn(app, person.email)).toBe('in')
  })

  it('is done once, of calls at the same time', async () => {
    const person = await signUpAndIn(app)
    const code = codeAt((await begin(person)).secret ?? '', app.clock.now())
    const answers = await Promise.all([confirm(person, code), confirm(person, code), confirm(person, code)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await rowsOf(person)).toEqual([1, 10])
  })

  it('is for those who have a password, and goes with it (ACC-76)', async () => {
    const person = await signUpAndIn(app)
    const devices = [new Device(app, new Authenticator(HOME)), new Device(app, new Authenticator(HOME))]
    for (const device of devices) expect((await device.add(person)).errors).toEqual([])
    await turnOn(app, person)
    // A passkey is a way in by itself: it asks for no code.
    expect((await devices[0]?.signIn())?.ok).toBe(true)
    expect((await send(app, 'removePassword', { password: PASSWORD }, person.token)).ok).toBe(true)
    expect(await rowsOf(person)).toEqual([0, 0])
    expect(await begin(person, '')).toMatchObject(refused('NOT_ALLOWED'))
  })
})

describe('changing it takes the password and a code (ACC-85)', () => {
  const renew = (person: Person, code: string, password = PASSWORD) =>
    send(app, 'renewRecoveryCodes', { password, code }, person.token)
  const remove = (person: Person, code: string, password = PASSWORD) =>
    send(app, 'removeSecondFactor', { password, code }, person.token)

  it('new recovery codes take the place of all earlier ones', async () => {
    const person = await signUpAndIn(app)
    const { secret, recoveryCodes, next } = await turnOn(app, person)
    expect(await renew(person, next(), 'not the one')).toMatchObject(refused('WRONG_PASSWORD', 'password'))
    expect(await renew(person, '')).toMatchObject(refused('CODE_REQUIRED', 'code'))
    expect(await renew(person, wrongCode(secret, app.clock.now()))).toMatchObject(refused('CODE_WRONG', 'code'))
    const fresh = (await renew(person, next())).recoveryCodes ?? []
    expect(fresh).toHaveLength(10)
    expect(await logsIn(app, person.email, recoveryCodes[0])).toBe('CODE_WRONG code')
    expect(await logsIn(app, person.email, fresh[0])).toBe('in')
    expect(await mailsTo(person)).toContain('New recovery codes for your Mealwright account')
  })

  it('turns them off, also with a recovery code', async () => {
    const person = await signUpAndIn(app)
    const { recoveryCodes, next } = await turnOn(app, person)
    expect(await remove(person, next(), '')).toMatchObject(refused('REQUIRED', 'password'))
    expect(await remove(person, recoveryCodes[0] ?? '')).toMatchObject({ ok: true, viewer: { secondFactor: null } })
    expect(await rowsOf(person)).toEqual([0, 0])
    expect(await remove(person, recoveryCodes[1] ?? '')).toMatchObject(refused('UNKNOWN'))
    expect(await logsIn(app, person.email)).toBe('in')
    expect(await mailsTo(person)).toContain('Authenticator codes were turned off for your Mealwright account')
    expect(said(await readHistory(app, person)).sort()).toEqual([
      ...['RECOVERY_CODE_USED', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_ON', 'SIGNED_IN'].sort(),
    ])
  })
})

it('wrong codes beside the right password wait after five (ACC-85)', async () => {
  const { startApp } = await import('../../support/startApp')
  const limited = await startApp({ RATE_LIMIT_SCALE: '1' })
  const person = await signUpAndIn(limited)
  const { secret, next } = await turnOn(limited, person)
  const remove = (code: string) => send(limited, 'removeSecondFactor', { password: PASSWORD, code }, person.token)
  for (let count = 0; count < 5; count += 1)
    expect(await remove(wrongCode(secret, limited.clock.now()))).toMatchObject(refused('CODE_WRONG', 'code'))
  expect(await remove(next())).toMatchObject(refused('CODE_WRONG', 'code'))
  limited.clock.advance(MINUTE + 1)
  expect(await remove(next())).toMatchObject({ ok: true })
  await limited.stop()
})

describe('a mailed link (ACC-86)', () => {
  it('leaves codes that are on for three days: a mailbox alone is not enough', async () => {
    const person = await signUpAndIn(app)
    const { next, recoveryCodes } = await turnOn(app, person)
    app.clock.advance(72 * HOUR + 1000)
    await reset(person)
    expect(await logsIn(app, person.email, undefined, NEW_PASSWORD)).toBe('CODE_REQUIRED code')
    expect(await logsIn(app, person.email, recoveryCodes[0], NEW_PASSWORD)).toBe('in')
    expect(await logsIn(app, person.email, next(), NEW_PASSWORD)).toBe('in')
  })

  it('turns those off that are not: they may be of someone who knew the password', async () => {
    const person = await signUpAndIn(app)
    await turnOn(app, person)
    app.clock.advance(71 * HOUR)
    await reset(person)
    expect(await logsIn(app, person.email, undefined, NEW_PASSWORD)).toBe('in')
    expect(await mailsTo(person)).toContain('Authenticator codes were turned off for your Mealwright account')
    const later = { token: await freshToken(app, person) }
    expect(said(await readHistory(app, later))).toContain('SECOND_FACTOR_OFF')
  })

  it('that brings an address back turns those off that came less than three days before, or since (ACC-70)', async () => {
    const { request, confirm: confirmEmail, bringBack } = emailCalls(app)
    for (const [hours, left] of [
      [73, [1, 10]],
      [1, [0, 0]],
    ] as const) {
      const person = await signUpAndIn(app)
      await turnOn(app, person)
      app.clock.advance(hours * HOUR)
      const email = freshEmail()
      const later = { ...person, token: await freshToken(app, person) }
      expect((await request(later, email)).errors).toEqual([])
      await confirmEmail(await mailedKey(app, email, 'email-change'))
      app.clock.advance(71 * HOUR)
      expect((await bringBack(await mailedKey(app, person.email, 'email-return'))).errors).toEqual([])
      expect([hours, await rowsOf(person)]).toEqual([hours, left])
    }
  })
})

it('an administrator turns them off, with an entry in the history, and the person is mailed (ACC-87)', async () => {
  const person = await signUpAndIn(app)
  await turnOn(app, person)
  expect(await admin(app, 'user', 'second-factor', 'reset', person.email)).toMatchObject({
    code: 0,
    out: `The codes of ${person.email} are off`,
  })
  expect((await admin(app, 'user', 'second-factor', 'reset', person.email)).out).toMatch(/off already$/)
  expect(await logsIn(app, person.email)).toBe('in')
  expect(said(await readHistory(app, person))).toContain('SECOND_FACTOR_OFF (administrator)')
  expect(await mailsTo(person)).toContain('Authenticator codes were turned off for your Mealwright account')
})

it('secrets are sealed again under the first of the server’s, and the account’s end takes all with it', async () => {
  const person = await signUpAndIn(app)
  const { next } = await turnOn(app, person)
  const { db, config } = app.services
  const [former] = config.tokenSecrets
  const tokenSecrets = [{ kid: 'newer', secret: 'another-secret-of-tests-0123456789-ab' }, ...(former ? [former] : [])]
  await renewSeals({ db, config: { ...config, tokenSecrets } })
  expect(await db('second_factors').where({ userId: person.userId })).toMatchObject([{ sealedBy: 'newer' }])
  // Without that secret no code is right; recovery codes are.
  expect(await logsIn(app, person.email, next())).toBe('CODE_WRONG code')
  await renewSeals({ db, config: { ...config, tokenSecrets: [...config.tokenSecrets, ...tokenSecrets.slice(0, 1)] } })
  expect(await logsIn(app, person.email, next())).toBe('in')
  expect((await sendToAccounts(app, 'deleteAccount', { password: PASSWORD }, person.token)).deleted).toBe(true)
  expect(await rowsOf(person)).toEqual([0, 0])
})

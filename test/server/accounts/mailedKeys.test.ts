import { givenApp } from '../../support/givenApp'
import { logIn, mailedKey, PASSWORD, signUpByMail } from '../../support/people'
import { freshEmail, refresh, send, viewer } from './operations'

const NEW = 'Braise-the-fennel-4'
const MINUTE = 60_000
const confirmInvalid = {
  confirmed: false,
  errors: [
    { code: 'KEY_INVALID', field: 'key', message: 'There was an error confirming your email. Please try again.' },
  ],
}
const resetInvalid = {
  reset: false,
  errors: [{ code: 'KEY_INVALID', field: 'key', message: 'Failed to reset the password. Please try again.' }],
}
const app = givenApp()

async function signedUp(): Promise<{ email: string; key: string }> {
  const email = freshEmail()
  await send(app, 'signUp', { email, password: PASSWORD })
  return { email, key: await mailedKey(app, email, 'email-confirmation') }
}
async function resetKey(email: string): Promise<string> {
  expect(await send(app, 'requestPasswordReset', { email })).toEqual({
    message: 'Password reset email sent',
    errors: [],
  })
  return mailedKey(app, email, 'reset-password')
}
const confirm = (key: string) => send(app, 'confirmEmail', { key })
const reset = (key: string, newPassword = NEW) => send(app, 'resetPassword', { key, newPassword })

test('of twenty confirmations at once one succeeds', async () => {
  const { key } = await signedUp()
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(key)))
  expect(answers.filter(({ confirmed }) => confirmed)).toHaveLength(1)
  expect(answers.filter(({ confirmed }) => !confirmed)).toEqual(Array(19).fill(confirmInvalid))
})

test('of twenty resets at once one succeeds, and its password is the one', async () => {
  const { email } = await signUpByMail(app)
  const key = await resetKey(email)
  const passwords = Array.from({ length: 20 }, (_, index) => `Braise-the-fennel-${index}`)
  const answers = await Promise.all(passwords.map((password) => reset(key, password)))
  const winners = passwords.filter((_, index) => answers[index]?.reset)
  expect(winners).toHaveLength(1)
  expect((await send(app, 'logIn', { email, password: winners[0] ?? '' })).accessToken).toEqual(expect.any(String))
})

test('a confirmation is good for 24 hours and not longer', async () => {
  const [first, second] = [await signedUp(), await signedUp()]
  app.clock.advance(24 * 60 * MINUTE - 10_000)
  expect((await confirm(first.key)).confirmed).toBe(true)
  app.clock.advance(10_000)
  expect(await confirm(second.key)).toEqual(confirmInvalid)
})

test('a reset is good for 30 minutes and not longer', async () => {
  const [first, second] = [await signUpByMail(app), await signUpByMail(app)]
  const keys = [await resetKey(first.email), await resetKey(second.email)]
  app.clock.advance(30 * MINUTE - 10_000)
  expect((await reset(keys[0] ?? '')).reset).toBe(true)
  app.clock.advance(10_000)
  expect(await reset(keys[1] ?? '')).toEqual(resetInvalid)
})

test('a key of one purpose is none of the other', async () => {
  const { email, key } = await signedUp()
  expect(await reset(key)).toEqual(resetInvalid)
  expect(await confirm(await resetKey(email))).toEqual(confirmInvalid)
})

test.each(['', ' ', 'x', '\u0000', '\ud800', 'a'.repeat(80_000), "' OR 1=1 --", '%'])(
  'the key %.20j is none',
  async (key) => {
    expect(await confirm(key)).toEqual(confirmInvalid)
    expect(await reset(key)).toEqual(resetInvalid)
  },
)

test('opening the link uses nothing up', async () => {
  const { key } = await signedUp()
  await app.fetch(`/email-confirmation/${key}`)
  await app.fetch(`/email-confirmation/${key}`, { method: 'HEAD' })
  expect((await confirm(key)).confirmed).toBe(true)
})

test('a refused password leaves the key good', async () => {
  const { email } = await signUpByMail(app)
  const key = await resetKey(email)
  for (const [password, code] of [
    ['short', 'WEAK_PASSWORD'],
    ['', 'REQUIRED'],
    ['y'.repeat(257), 'TOO_LONG'],
    [email, 'WEAK_PASSWORD'],
  ] as const)
    expect(await reset(key, password)).toEqual({
      reset: false,
      errors: [{ code, field: 'newPassword', message: expect.any(String) }],
    })
  expect((await reset(key)).reset).toBe(true)
})

test('a reset ends every session at once, uses up every other key and tells the owner', async () => {
  const person = await signUpByMail(app)
  const other = await logIn(app, person.email, PASSWORD)
  const [first, second] = [await resetKey(person.email), await resetKey(person.email)]
  expect((await reset(second)).reset).toBe(true)
  for (const { token, cookie } of [person, other]) {
    expect((await viewer(app, token)).status).toBe(401)
    expect((await refresh(app, cookie)).status).toBe(401)
  }
  expect(await reset(first)).toEqual(resetInvalid)
  expect((await send(app, 'logIn', { email: person.email, password: PASSWORD })).errors[0]?.code).toBe(
    'INVALID_CREDENTIALS',
  )
  const mails = await app.services.db('outbox').where({ to: person.email }).orderBy('createdAt')
  expect(mails.at(-1).subject).toBe('Your Mealwright password was changed')
})

test('resetting an unconfirmed account confirms its address', async () => {
  const { email, key } = await signedUp()
  await reset(await resetKey(email))
  expect((await send(app, 'logIn', { email, password: NEW })).accessToken).toEqual(expect.any(String))
  expect(await confirm(key)).toEqual(confirmInvalid)
  expect((await send(app, 'logIn', { email, password: PASSWORD })).errors[0]?.code).toBe('INVALID_CREDENTIALS')
})

test('an unknown address gets the same answer and no mail', async () => {
  const email = freshEmail()
  expect(await send(app, 'requestPasswordReset', { email })).toEqual({
    message: 'Password reset email sent',
    errors: [],
  })
  expect(JSON.stringify(await app.services.db('outbox'))).not.toContain(email)
})

test.each([
  ['', 'REQUIRED', 'Please enter your email before requesting a reset link.'],
  ['nobody', 'INVALID', 'Enter a valid email address.'],
])('a reset for %j is refused', async (email, code, message) => {
  expect(await send(app, 'requestPasswordReset', { email })).toEqual({
    message: null,
    errors: [{ code, field: 'email', message }],
  })
})

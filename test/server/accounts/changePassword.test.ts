import { givenApp } from '../../support/givenApp'
import { logIn, PASSWORD, signUpByMail } from '../../support/people'
import { startApp } from '../../support/startApp'
import { refresh, send, sendRaw, cookieOf, viewer } from './operations'

const NEW = 'Braise-the-fennel-4'
const app = givenApp()

const input = (currentPassword: string, newPassword = NEW, confirmNewPassword = newPassword) => ({
  currentPassword,
  newPassword,
  confirmNewPassword,
})

test('a change ends every session and goes on in a new one', async () => {
  const person = await signUpByMail(app)
  const other = await logIn(app, person.email, PASSWORD)
  const answer = await sendRaw(app, 'changePassword', input(PASSWORD), person.token)
  const { accessToken, message } = answer.data.changePassword as unknown as { accessToken: string; message: string }
  expect(message).toBe('Password changed successfully!')
  expect((await viewer(app, accessToken)).status).toBe(200)
  expect((await refresh(app, cookieOf(answer))).status).toBe(200)
  for (const { token, cookie } of [person, other]) {
    expect((await viewer(app, token)).status).toBe(401)
    expect((await refresh(app, cookie)).status).toBe(401)
  }
  await logIn(app, person.email, NEW)
  const mails = await app.services.db('outbox').where({ to: person.email }).orderBy('createdAt')
  expect(mails.at(-1).subject).toBe('Your Mealwright password was changed')
})

test('every field that is wrong is named', async () => {
  const { token, email } = await signUpByMail(app)
  const wrong = async (given: object) =>
    (await send(app, 'changePassword', given, token)).errors.map(({ code, field }) => `${field} ${code}`)
  expect(await wrong(input('', '', ''))).toEqual([
    'currentPassword REQUIRED',
    'newPassword REQUIRED',
    'confirmNewPassword REQUIRED',
  ])
  expect(await wrong(input(PASSWORD, 'short', 'other'))).toEqual([
    'newPassword WEAK_PASSWORD',
    'confirmNewPassword MISMATCH',
  ])
  expect(await wrong(input(PASSWORD, NEW, `${NEW}!`))).toEqual(['confirmNewPassword MISMATCH'])
  expect(await wrong(input(PASSWORD, email))).toEqual(['newPassword WEAK_PASSWORD'])
  expect(await wrong(input('wrong-password-1'))).toEqual(['currentPassword WRONG_PASSWORD'])
  expect((await send(app, 'changePassword', input(PASSWORD, NEW, `${NEW}!`), token)).errors[0]?.message).toBe(
    'Passwords do not match.',
  )
})

test('a password stays good until it is changed', async () => {
  const person = await signUpByMail(app)
  app.clock.advance(5 * 365 * 24 * 60 * 60 * 1000)
  expect((await logIn(app, person.email, PASSWORD)).userId).toBe(person.userId)
})

test('without a sign-in: 401', async () => {
  expect((await sendRaw(app, 'changePassword', input(PASSWORD))).status).toBe(401)
})

test('of two changes at once one wins and the other is refused', async () => {
  const { token, email } = await signUpByMail(app)
  const answers = await Promise.all(
    ['Braise-the-fennel-1', 'Braise-the-fennel-2'].map((password) =>
      sendRaw(app, 'changePassword', input(PASSWORD, password), token),
    ),
  )
  const done = answers.filter(
    ({ data }) => (data?.changePassword as unknown as { message?: string } | undefined)?.message,
  )
  expect(done).toHaveLength(1)
  const rows = await app.services
    .db('sessions')
    .join('users', 'users.id', 'sessions.userId')
    .where({ email })
    .whereNull('endedAt')
  expect(rows).toHaveLength(1)
})

test('guesses at the present password are counted: after five even the right one waits', async () => {
  const calm = await startApp({ RATE_LIMIT_SCALE: '1' })
  try {
    const { token } = await signUpByMail(calm)
    const change = async (password: string) =>
      (await send(calm, 'changePassword', input(password), token)).errors[0]?.code
    for (let count = 0; count < 5; count += 1) expect(await change('wrong-password-1')).toBe('WRONG_PASSWORD')
    expect(await change(PASSWORD)).toBe('WRONG_PASSWORD')
    expect((await send(calm, 'deleteAccount', { password: PASSWORD }, token)).errors[0]).toMatchObject({
      code: 'WRONG_PASSWORD',
      field: 'password',
    })
    calm.clock.advance(60_001)
    expect(await change(PASSWORD)).toBeUndefined()
  } finally {
    await calm.stop()
  }
})

import { hashOf } from '../../../server/accounts/secrets'
import { givenApp } from '../../support/givenApp'
import { mailedKey, PASSWORD, type Person, signUpByMail } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'
import { freshEmail, send, sendRaw, type Result } from './operations'

const MINUTE = 60_000
const INVALID: Result = {
  accessToken: null,
  errors: [{ code: 'INVALID_CREDENTIALS', field: 'password', message: 'Invalid username or password' }],
}
const app = givenApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
let ip = 1

/** Each test speaks from its own addresses. */
const from =
  (address: string) =>
  (email: string, password = PASSWORD) =>
    app
      .graphql(
        'mutation ($input: LogInInput!) { logIn(input: $input) { accessToken errors { code field message } } }',
        { input: { email, password } },
        null,
        { 'x-forwarded-for': address },
      )
      .then(({ data }) => data.logIn as unknown as Result)
const freshIp = () => `10.0.${ip >> 8}.${(ip += 1) & 255}`

/** Signed up straight into the tables, since the calls are limited here. */
async function person(): Promise<Pick<Person, 'email' | 'userId'>> {
  const { email, userId } = await signUpByMail(await unlimited())
  const row = await (await unlimited()).services.db('users').where({ id: userId }).first()
  await app.services.db('users').insert({ ...row, ipAddress: null })
  return { email, userId }
}
let helper: Promise<RunningApp> | null = null
const unlimited = () => (helper ??= startApp())
afterAll(async () => (await helper)?.stop())

test.each([
  ['', PASSWORD, 'email'],
  ['  ', '', 'email'],
  ['a@b.example', '', 'password'],
  ['a@b.example', '   ', 'password'],
])('blank: %j and %j', async (email, password, field) => {
  const message = 'Please enter both email and password.'
  expect(await from(freshIp())(email, password)).toEqual({
    accessToken: null,
    errors: [{ code: 'REQUIRED', field, message }],
  })
})

test('wrong, unknown and malformed look the same', async () => {
  const { email } = await person()
  const logIn = from(freshIp())
  for (const [name, password] of [
    [email, 'wrong-password-1'],
    ['unknown@example.com', PASSWORD],
    ['nonsense', PASSWORD],
    ['a\u0000@b.example', PASSWORD],
    [email, `${PASSWORD}\u0000`],
    [email, 'x'.repeat(50_000)],
    ['\ud800@b.example', PASSWORD],
    [`${'a'.repeat(5000)}@b.example`, PASSWORD],
  ] as const)
    expect(await logIn(name, password)).toEqual(INVALID)
})

test('the address of the caller is passed on and stored', async () => {
  const { email } = await person()
  const { data } = await app.graphql(
    'mutation ($input: LogInInput!) { logIn(input: $input) { ip viewer { ipAddress email } } }',
    { input: { email, password: PASSWORD } },
    null,
    { 'x-forwarded-for': '192.0.2.7' },
  )
  expect(data.logIn).toEqual({ ip: '192.0.2.7', viewer: { ipAddress: '192.0.2.7', email } })
})

test.each([
  ['a known', true],
  ['an unknown', false],
])('%s account: five failures are free, then even the right password waits', async (_what, known) => {
  const email = known ? (await person()).email : freshEmail()
  for (let count = 0; count < 5; count += 1) expect(await from(freshIp())(email, 'wrong-password-1')).toEqual(INVALID)
  expect(await from(freshIp())(email)).toEqual(INVALID)
  app.clock.advance(MINUTE + 1)
  expect((await from(freshIp())(email)).accessToken).toEqual(known ? expect.any(String) : null)
})

test('four failures do not block, and a success forgets them', async () => {
  const { email } = await person()
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 4; count += 1) await from(freshIp())(email, 'wrong-password-1')
    expect((await from(freshIp())(email)).accessToken).toEqual(expect.any(String))
  }
})

test('the wait doubles, up to a quarter of an hour', async () => {
  const { email } = await person()
  const fail = () => from(freshIp())(email, 'wrong-password-1')
  for (let count = 0; count < 5; count += 1) await fail()
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    app.clock.advance(minutes * MINUTE - 2000)
    expect(await from(freshIp())(email)).toEqual(INVALID)
    app.clock.advance(3000)
    await fail()
  }
})

test('of fifty guesses at once five are looked at', async () => {
  const { email } = await person()
  const guess = (index: number) => from(freshIp())(email, index < 45 ? 'wrong-password-1' : PASSWORD)
  await Promise.all(Array.from({ length: 45 }, (_, index) => guess(index)))
  expect(await Promise.all(Array.from({ length: 5 }, (_, index) => guess(45 + index)))).toEqual(Array(5).fill(INVALID))
})

test('twenty sign-ins to one account at once all succeed', async () => {
  const plenty = await unlimited()
  const { email } = await signUpByMail(plenty)
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(plenty, 'logIn', { email, password: PASSWORD })),
    )
    expect(answers.map(({ errors }) => errors)).toEqual(Array(20).fill([]))
  }
})

test('strangers who guess do not keep out the owner at the usual place', async () => {
  const { email, userId } = await person()
  const home = freshIp()
  await app.services.db('users').where({ id: userId }).update({ ipAddress: home })
  for (let count = 0; count < 6; count += 1) await from(freshIp())(email, 'wrong-password-1')
  expect(await from(freshIp())(email)).toEqual(INVALID)
  expect((await from(home)(email)).accessToken).toEqual(expect.any(String))
})

test('what was counted at the earlier place of the owner is forgotten with the next sign-in', async () => {
  const { email, userId } = await person()
  const home = freshIp()
  await app.services.db('users').where({ id: userId }).update({ ipAddress: home })
  await from(home)(email, 'wrong-password-1')
  const counted = () => app.services.db('attempts').where({ bucket: hashOf(`account:${email} at ${home}`) })
  expect(await counted()).toHaveLength(1)
  expect((await from(freshIp())(email)).accessToken).toEqual(expect.any(String))
  expect(await counted()).toEqual([])
})

test('the owner at home is the owner in all of its IPv6 network', async () => {
  const { email, userId } = await person()
  await app.services.db('users').where({ id: userId }).update({ ipAddress: '2001:db8:5:6::1' })
  for (let count = 0; count < 6; count += 1) await from('2001:db8:5:7::1')(email, 'wrong-password-1')
  expect(await from('2001:db8:5:7::1')(email)).toEqual(INVALID)
  expect((await from('2001:db8:5:6:aaaa::9')(email)).accessToken).toEqual(expect.any(String))
})

test('thirty failures from one IPv6 network block it, whichever of its addresses they come from', async () => {
  const { email } = await person()
  const inside = (index: number) => from(`2001:db8:1:2:${index}::${index}`)
  for (let count = 1; count <= 30; count += 1) await inside(count)(freshEmail(), 'wrong-password-1')
  expect(await inside(31)(email)).toEqual(INVALID)
  expect((await from('2001:db8:1:3::1')(email)).accessToken).toEqual(expect.any(String))
})

test('thirty failures from one address block it for every account', async () => {
  const { email } = await person()
  const logIn = from(freshIp())
  for (let count = 0; count < 29; count += 1) await logIn(freshEmail(), 'wrong-password-1')
  expect((await logIn(email)).accessToken).toEqual(expect.any(String))
  await logIn(freshEmail(), 'wrong-password-1')
  expect(await logIn(email)).toEqual(INVALID)
  expect((await from(freshIp())(email)).accessToken).toEqual(expect.any(String))
})

test('a blocked person can still reset the password and sign in', async () => {
  const { email } = await person()
  for (let count = 0; count < 5; count += 1) await from(freshIp())(email, 'wrong-password-1')
  await send(app, 'requestPasswordReset', { email })
  const key = await mailedKey(app, email, 'reset-password')
  expect(await send(app, 'resetPassword', { key, newPassword: 'Braise-the-fennel-4' })).toEqual({
    reset: true,
    errors: [],
  })
  expect((await from(freshIp())(email, 'Braise-the-fennel-4')).accessToken).toEqual(expect.any(String))
})

test('a locked account looks like a wrong password', async () => {
  const { email, userId } = await person()
  await app.services.db('users').where({ id: userId }).update({ lockedAt: app.clock.now() })
  expect(await from(freshIp())(email)).toEqual(INVALID)
})

test('an unconfirmed account says so after the right password, and mails again when the link has expired', async () => {
  const email = freshEmail()
  await sendRaw(app, 'signUp', { email, password: PASSWORD })
  const message = 'Confirm your email first. Check your emails, including junk.'
  const notConfirmed = { accessToken: null, errors: [{ code: 'EMAIL_NOT_CONFIRMED', field: 'email', message }] }
  expect(await from(freshIp())(email, 'wrong-password-1')).toEqual(INVALID)
  expect(await from(freshIp())(email)).toEqual(notConfirmed)
  const mails = () => app.services.db('outbox').where({ to: email })
  expect(await mails()).toHaveLength(1)
  app.clock.advance(24 * 60 * MINUTE + 1)
  expect(await from(freshIp())(email)).toEqual(notConfirmed)
  expect(await mails()).toHaveLength(2)
  await send(app, 'confirmEmail', { key: await mailedKey(app, email, 'email-confirmation') })
  expect((await from(freshIp())(email)).accessToken).toEqual(expect.any(String))
})

test('tries are kept without addresses', async () => {
  await from(freshIp())('findme@example.com', 'wrong-password-1')
  expect(JSON.stringify(await app.services.db('attempts'))).not.toMatch(/findme|10\.0\./)
})

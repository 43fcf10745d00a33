import { setTimeout as wait } from 'node:timers/promises'
import { givenApp } from '../../support/givenApp'
import { mailedKey, PASSWORD, signUpByMail } from '../../support/people'
import { startApp } from '../../support/startApp'
import { freshEmail, send } from './operations'

const OTHER = 'Braise-the-fennel-4'
const app = givenApp()

const signUp = (email: string, password = PASSWORD, marketingOptIn = false) =>
  send(app, 'signUp', { email, password, marketingOptIn })
const logIn = (email: string, password = PASSWORD) => send(app, 'logIn', { email, password })
const mailsTo = (email: string) => app.services.db('outbox').where({ to: email }).orderBy('createdAt')
const WELCOME =
  'Signup attempt successful! Check your emails, including junk. If you experience issues, contact help@mealwright.example.'

test('the answer is the same for a new, an unconfirmed and a confirmed address; the mails differ', async () => {
  const email = freshEmail()
  const first = await signUp(email)
  expect(first).toEqual({ message: WELCOME, errors: [] })
  expect(await signUp(email)).toEqual(first)
  await send(app, 'confirmEmail', { key: await mailedKey(app, email, 'email-confirmation') })
  expect(await signUp(email, OTHER)).toEqual(first)
  const subjects = (await mailsTo(email)).map(({ subject }) => subject)
  expect(subjects).toEqual([
    'Confirm your email for Mealwright',
    'Confirm your email for Mealwright',
    'You already have an account with Mealwright',
  ])
  expect((await logIn(email, OTHER)).errors[0]?.code).toBe('INVALID_CREDENTIALS')
  expect((await logIn(email)).accessToken).toEqual(expect.any(String))
})

test('the mail links to this installation with a key that is stored only as a hash', async () => {
  const email = freshEmail()
  await signUp(email)
  const key = await mailedKey(app, email, 'email-confirmation')
  expect(key).toHaveLength(43)
  expect((await mailsTo(email))[0].html).toContain(`href="${app.url}/email-confirmation/${key}"`)
  expect(JSON.stringify(await app.services.db('mailed_keys'))).not.toContain(key)
})

test('an address is one address, however it is written', async () => {
  const email = freshEmail()
  await signUp(`  ${email.toUpperCase()} `)
  await send(app, 'confirmEmail', { key: await mailedKey(app, email, 'email-confirmation') })
  expect((await logIn(` ${email.toUpperCase()}`)).accessToken).toEqual(expect.any(String))
})

test('letters with and without accents are different addresses', async () => {
  const person = await signUpByMail(app, `renee-${Date.now()}@example.com`)
  const other = person.email.replace('renee', 'renée')
  expect((await logIn(other)).errors[0]?.code).toBe('INVALID_CREDENTIALS')
  await signUp(other)
  expect((await mailsTo(other))[0].subject).toMatch(/^Confirm/)
})

test.each([
  ['', 'REQUIRED', 'Enter your email.'],
  ['   ', 'REQUIRED', 'Enter your email.'],
  ['nobody', 'INVALID', 'Enter a valid email address.'],
  ['a@b', 'INVALID', 'Enter a valid email address.'],
  ['a@@b.example', 'INVALID', 'Enter a valid email address.'],
  ['ａ@b.example', 'INVALID', 'Enter a valid email address.'],
  ['a@ｂ.example', 'INVALID', 'Enter a valid email address.'],
  ['ﬁsh@b.example', 'INVALID', 'Enter a valid email address.'],
  ['cook²@b.example', 'INVALID', 'Enter a valid email address.'],
  ['a b@c.example', 'INVALID', 'Enter a valid email address.'],
  ['a@b.example, c@d.example', 'INVALID', 'Enter a valid email address.'],
  ['"A" <a@b.example>', 'INVALID', 'Enter a valid email address.'],
  ['a@b.example\r\nBcc: c@d.example', 'INVALID', 'Enter a valid email address.'],
  ['a\u0000@b.example', 'INVALID', 'Enter a valid email address.'],
  ['a\ud800@b.example', 'INVALID', 'Enter a valid email address.'],
  [`${'a'.repeat(65)}@b.example`, 'INVALID', 'Enter a valid email address.'],
  [`a@${'b'.repeat(246)}.example`, 'TOO_LONG', 'The email is too long.'],
])('the email %j is refused', async (email, code, message) => {
  expect(await signUp(email)).toEqual({ message: null, errors: [{ code, field: 'email', message }] })
})

test('254 characters of address are taken', async () => {
  const email = `${'a'.repeat(60)}@${'b'.repeat(185)}.example`
  expect(email).toHaveLength(254)
  expect((await signUp(email)).errors).toEqual([])
})

test.each([
  ['', 'REQUIRED'],
  ['Short-one', 'WEAK_PASSWORD'],
  ['Password1234', 'WEAK_PASSWORD'],
  ['mealwright-2026', 'WEAK_PASSWORD'],
  ['y'.repeat(257), 'TOO_LONG'],
  ['y'.repeat(60_000), 'TOO_LONG'],
])('the password %.20j is refused: %s', async (password, code) => {
  const { message, errors } = await signUp(freshEmail(), password)
  expect(message).toBeNull()
  expect(errors).toEqual([{ code, field: 'password', message: expect.any(String) }])
})

test('both fields are judged at once', async () => {
  expect((await signUp('nobody', 'short')).errors.map(({ field }) => field)).toEqual(['email', 'password'])
})

test('twenty sign-ups of one address at once make one account', async () => {
  const email = freshEmail()
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(email)))
  expect(answers).toEqual(Array(20).fill({ message: WELCOME, errors: [] }))
  expect(await app.services.db('users').where({ email })).toHaveLength(1)
})

describe('an address that another person signs up as well (ACC-23)', () => {
  const optsIn = async (email: string) => (await app.services.db('users').where({ email }).first()).marketingOptIn

  /** Two sign-ups of an address, by its owner and by another person; and the keys of their mails. */
  async function signedUpTwice(ownFirst: boolean): Promise<{ email: string; keys: string[] }> {
    const email = freshEmail()
    const keys = []
    for (const isOwn of [ownFirst, !ownFirst]) {
      await signUp(email, isOwn ? PASSWORD : OTHER, isOwn)
      keys.push(await mailedKey(app, email, 'email-confirmation'))
    }
    return { email, keys }
  }

  it.each([
    [true, 0],
    [true, 1],
    [false, 0],
    [false, 1],
  ])('gets the password that its owner enters (own sign-up first: %s, link %i)', async (ownFirst, link) => {
    const { email, keys } = await signedUpTwice(ownFirst)
    const [key, other] = [keys[link], keys[1 - link]]
    expect((await send(app, 'confirmEmail', { key })).errors).toEqual([
      { code: 'REQUIRED', field: 'password', message: expect.stringMatching(/^Several sign-ups wait/) },
    ])
    expect((await send(app, 'confirmEmail', { key, password: 'short' })).errors[0]?.code).toBe('WEAK_PASSWORD')
    expect((await logIn(email, OTHER)).errors[0]?.code).not.toBe(undefined)
    expect(await send(app, 'confirmEmail', { key, password: PASSWORD })).toMatchObject({ confirmed: true, errors: [] })
    expect((await logIn(email, OTHER)).errors[0]?.code).toBe('INVALID_CREDENTIALS')
    expect((await logIn(email)).accessToken).toEqual(expect.any(String))
    expect(await optsIn(email)).toBe(0)
    expect((await send(app, 'confirmEmail', { key: other, password: OTHER })).errors[0]?.code).toBe('KEY_INVALID')
  })

  it('is confirmed by REST in the same way', async () => {
    const { email, keys } = await signedUpTwice(true)
    const confirm = (body: object) =>
      app.fetch('/api/token/confirm-email/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await confirm({ key: keys[1] })).status).toBe(400)
    expect((await confirm({ key: keys[1], password: PASSWORD })).status).toBe(200)
    expect((await logIn(email)).accessToken).toEqual(expect.any(String))
  })

  it('is not kept from its owner by mails that are not sent any more', async () => {
    const calm = await startApp({ RATE_LIMIT_SCALE: '0.1' })
    try {
      const email = freshEmail()
      const mails = () => calm.services.db('outbox').where({ to: email })
      await send(calm, 'signUp', { email, password: OTHER })
      const before = (await mails()).length
      await send(calm, 'signUp', { email, password: PASSWORD })
      expect(await mails()).toHaveLength(before)
      const key = await mailedKey(calm, email, 'email-confirmation')
      expect((await send(calm, 'confirmEmail', { key })).errors[0]?.field).toBe('password')
      expect((await send(calm, 'confirmEmail', { key, password: PASSWORD })).confirmed).toBe(true)
    } finally {
      await calm.stop()
    }
  })

  it('may be signed up by the same person again and again', async () => {
    const email = freshEmail()
    for (let times = 0; times < 3; times += 1) await signUp(email, PASSWORD, true)
    await send(app, 'confirmEmail', { key: await mailedKey(app, email, 'email-confirmation') })
    expect((await logIn(email)).accessToken).toEqual(expect.any(String))
    expect(await optsIn(email)).toBe(1)
  })
})

test('another person cannot put a password on an address while it is being confirmed', async () => {
  const email = freshEmail()
  await signUp(email)
  const confirming = await app.services.db.transaction()
  await confirming('users').where({ email }).update({ confirmedAt: app.clock.now() })
  const other = signUp(email, OTHER)
  // The other sign-up has read the account, or waits for it; either way it comes second.
  await wait(500)
  await confirming.commit()
  expect(await other).toEqual({ message: WELCOME, errors: [] })
  expect((await logIn(email, OTHER)).errors[0]?.code).toBe('INVALID_CREDENTIALS')
  expect((await logIn(email)).accessToken).toEqual(expect.any(String))
  expect((await mailsTo(email)).at(-1).subject).toBe('You already have an account with Mealwright')
})

test('the choice about news is that of the sign-up whose password counts', async () => {
  const email = freshEmail()
  await signUp(email, PASSWORD, true)
  await signUp(email, OTHER, false)
  app.clock.advance(24 * 60 * 60 * 1000 + 1)
  expect((await logIn(email, OTHER)).errors[0]?.code).toBe('EMAIL_NOT_CONFIRMED')
  await send(app, 'confirmEmail', { key: await mailedKey(app, email, 'email-confirmation') })
  expect((await app.services.db('users').where({ email }).first()).marketingOptIn).toBe(0)
})

test('one recipient gets a handful of mails of each kind and no more, and the answer does not tell', async () => {
  const calm = await startApp({ RATE_LIMIT_SCALE: '1' })
  try {
    const email = freshEmail()
    const ask = (address: string) => send(calm, 'requestPasswordReset', { email: address })
    await send(calm, 'signUp', { email, password: PASSWORD })
    for (let count = 0; count < 8; count += 1) expect(await ask(email)).toEqual(await ask('unknown@example.com'))
    expect(await calm.services.db('outbox').where({ to: email })).toHaveLength(1 + 6)
  } finally {
    await calm.stop()
  }
})

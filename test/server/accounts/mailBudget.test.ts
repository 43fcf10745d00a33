import { givenApp } from '../../support/givenApp'
import { mailedKey, PASSWORD } from '../../support/people'
import { freshEmail, send } from './operations'

const app = givenApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
const STRANGERS_PASSWORD = 'Something-else-entirely-7'
const MINUTE = 60_000

let networks = 0
const freshNetwork = () => `10.1.${(networks += 1) >> 8}.${networks & 255}`
const signUp = (email: string, ip: string, password = PASSWORD) =>
  send(app, 'signUp', { email, password }, null, { 'x-forwarded-for': ip })
const askForReset = (email: string, ip: string) =>
  send(app, 'requestPasswordReset', { email }, null, { 'x-forwarded-for': ip })
const logIn = (email: string, ip: string) =>
  send(app, 'logIn', { email, password: PASSWORD }, null, { 'x-forwarded-for': ip })
const mailsTo = async (email: string) => (await app.services.db('outbox').where({ to: email })).length

/** An account whose owner last logged in from a network. */
async function accountOf(ip: string): Promise<string> {
  const email = freshEmail()
  await signUp(email, ip)
  await send(app, 'confirmEmail', { key: await mailedKey(app, email, 'email-confirmation') })
  expect((await logIn(email, ip)).accessToken).toEqual(expect.any(String))
  return email
}

test('sign-ups with an address do not use up the mails of its password reset', async () => {
  const [home, stranger] = [freshNetwork(), freshNetwork()]
  const email = await accountOf(home)
  for (let turn = 0; turn < 8; turn += 1) await signUp(email, stranger, STRANGERS_PASSWORD)
  const before = await mailsTo(email)
  await askForReset(email, stranger)
  expect(await mailsTo(email)).toBe(before + 1)
})

test('sign-ups of a stranger with a free address do not keep its owner from a confirmation of their own', async () => {
  const [home, stranger] = [freshNetwork(), freshNetwork()]
  const email = freshEmail()
  for (let turn = 0; turn < 8; turn += 1) await signUp(email, stranger, STRANGERS_PASSWORD)
  expect(await mailsTo(email)).toBe(6)
  app.clock.advance(1)
  await signUp(email, home)
  expect(await mailsTo(email)).toBe(7)
  const key = await mailedKey(app, email, 'email-confirmation')
  await send(app, 'confirmEmail', { key, password: PASSWORD })
  expect((await logIn(email, home)).accessToken).toEqual(expect.any(String))
})

test('a mailbox gets 24 mails of a kind from many networks, and its owner can still ask from home', async () => {
  const home = freshNetwork()
  const email = await accountOf(home)
  const before = await mailsTo(email)
  for (let turn = 0; turn < 30; turn += 1) await askForReset(email, freshNetwork())
  expect(await mailsTo(email)).toBe(before + 24)
  await askForReset(email, home)
  expect(await mailsTo(email)).toBe(before + 25)
})

test('after a wait of ten minutes another mail is sent', async () => {
  const ip = freshNetwork()
  const email = freshEmail()
  for (let turn = 0; turn < 7; turn += 1) await signUp(email, ip)
  expect(await mailsTo(email)).toBe(6)
  app.clock.advance(10 * MINUTE)
  await signUp(email, ip)
  expect(await mailsTo(email)).toBe(7)
})

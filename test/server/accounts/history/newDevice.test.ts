import { givenApp } from '../../../support/givenApp'
import { PASSWORD, signUpAndIn, signUpByMail } from '../../../support/people'
import { send } from '../operations'
import { toNextNoon } from './readHistory'

const app = givenApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36'
const SUBJECT = 'New sign-in to Mealwright'
const HOUR = 60 * 60 * 1000

beforeEach(() => toNextNoon(app))

const logIn = async ({ email }: { email: string }, userAgent: string, ip = '203.0.113.7') => {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': ip }
  expect((await send(app, 'logIn', { email, password: PASSWORD }, null, headers)).accessToken).toEqual(
    expect.any(String),
  )
}
const noticesTo = async ({ email }: { email: string }): Promise<{ text: string }[]> =>
  app.services.db('outbox').where({ to: email, subject: SUBJECT }).orderBy('createdAt')

it('the first sign-in after a sign-up is no news; one with another browser is mailed, once (ACC-80)', async () => {
  const person = await signUpByMail(app)
  expect(await noticesTo(person)).toEqual([])
  await logIn(person, PHONE)
  const [notice, ...more] = await noticesTo(person)
  expect(more).toEqual([])
  expect(notice?.text).toContain('Firefox on Android, from the network 203.0.113.7')
  expect(notice?.text).toMatch(/on .+ Sydney time/)
  expect(notice?.text).toContain(`${app.url}/security`)
  expect(notice?.text).toContain('If it was not you')
  await logIn(person, PHONE)
  toNextNoon(app)
  await logIn(person, PHONE)
  expect(await noticesTo(person)).toHaveLength(1)
})

it('the same browser in another network is another place', async () => {
  const person = await signUpAndIn(app)
  await logIn(person, LAPTOP)
  await logIn(person, LAPTOP, '198.51.100.4')
  await logIn(person, LAPTOP, '198.51.100.4')
  expect(await noticesTo(person)).toHaveLength(2)
})

it('a session that is open, and sign-ins of the last 12 months, make a place known', async () => {
  const person = await signUpAndIn(app)
  await logIn(person, 'test', '127.0.0.1')
  expect(await noticesTo(person)).toEqual([])
  await logIn(person, PHONE)
  await app.services.db('sessions').where({ userId: person.userId }).delete()
  await logIn(person, PHONE)
  expect(await noticesTo(person)).toHaveLength(1)
})

it('an account that was used before anything was noted is mailed', async () => {
  const person = await signUpAndIn(app)
  await app.services.db('sessions').where({ userId: person.userId }).delete()
  await logIn(person, PHONE)
  expect(await noticesTo(person)).toHaveLength(1)
})

it('there are at most six from one network before a wait, and every sign-in goes on (SEC-4)', async () => {
  const person = await signUpAndIn(app)
  for (let turn = 0; turn < 8; turn += 1) await logIn(person, `program-${'x'.repeat(turn)}`)
  expect(await noticesTo(person)).toHaveLength(6)
  app.clock.advance(HOUR)
  await logIn(person, PHONE)
  expect(await noticesTo(person)).toHaveLength(7)
})

it('wrong passwords mail no one', async () => {
  const person = await signUpAndIn(app)
  const headers = { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.7' }
  await send(app, 'logIn', { email: person.email, password: 'Not-the-lentils-9' }, null, headers)
  expect(await noticesTo(person)).toEqual([])
})

import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { emailCalls, wrong } from './emailCalls'
import { freshEmail } from './operations'

const app = givenApp({ RATE_LIMIT_SCALE: '1' })
const { request } = emailCalls(app)
const mailsTo = async (email: string) => (await app.services.db('outbox').where({ to: email })).length

test('another address gets no seventh mail from one network, and that is said (SEC-4, ACC-68)', async () => {
  const person = await signUpAndIn(app)
  const email = freshEmail()
  for (let count = 0; count < 6; count += 1) expect((await request(person, email)).ok).toBe(true)
  expect(await request(person, email)).toEqual(wrong('TOO_MANY', 'email'))
  expect(await mailsTo(email)).toBe(6)
})

test('after five wrong passwords the right one is not looked at (ACC-31)', async () => {
  const person = await signUpAndIn(app)
  const email = freshEmail()
  for (let count = 0; count < 5; count += 1)
    expect(await request(person, email, 'not the one')).toEqual(wrong('WRONG_PASSWORD', 'password'))
  expect(await request(person, email)).toEqual(wrong('WRONG_PASSWORD', 'password'))
  expect(await mailsTo(email)).toBe(0)
})

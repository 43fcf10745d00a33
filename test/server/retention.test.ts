import { runRetention } from '../../server/retention'
import { givenApp } from '../support/givenApp'
import { PASSWORD, signUpAndIn } from '../support/people'
import { freshEmail, refresh, send } from './accounts/operations'

const DAY = 24 * 60 * 60 * 1000
const app = givenApp()

test('what is no longer needed goes, accounts and live sessions stay', async () => {
  const person = await signUpAndIn(app)
  const pending = freshEmail()
  await send(app, 'signUp', { email: pending, password: PASSWORD })
  await runRetention(app.services)
  expect((await refresh(app, person.cookie)).status).toBe(200)
  app.clock.advance(29 * DAY)
  await runRetention(app.services)
  expect(await app.services.db('users').where({ email: pending })).toHaveLength(1)
  expect(await app.services.db('mailed_keys')).toHaveLength(0)
  expect(await app.services.db('attempts')).toHaveLength(0)
  app.clock.advance(3 * DAY)
  await runRetention(app.services)
  expect(await app.services.db('users').where({ email: pending })).toHaveLength(0)
  expect(await app.services.db('users').where({ email: person.email })).toHaveLength(1)
  expect(await app.services.db('sessions')).toHaveLength(0)
})

test('an account that has just been asked for again is not taken away', async () => {
  const email = freshEmail()
  await send(app, 'signUp', { email, password: PASSWORD })
  app.clock.advance(31 * DAY)
  await send(app, 'signUp', { email, password: PASSWORD })
  await runRetention(app.services)
  expect(await app.services.db('users').where({ email })).toHaveLength(1)
})

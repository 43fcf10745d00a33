import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '../../../server/accounts/passwordHash'
import { givenApp } from '../../support/givenApp'
import { PASSWORD } from '../../support/people'
import { startApp } from '../../support/startApp'
import { freshEmail, sendRaw } from './operations'

const app = givenApp({ NODE_ENV: 'development', DATABASE_URL: '', HASH_MEMORY: '19' })

test('while too many passwords wait to be hashed, one more is turned away with a time to come back and other calls go on', async () => {
  let flooding = true
  const keepHashing = async () => {
    while (flooding) await hashPassword(app.services, 'flood').catch(() => wait(5))
  }
  const flood = Array.from({ length: 150 }, keepHashing)
  const answers = await Promise.all([
    sendRaw(app, 'signUp', { email: freshEmail(), password: PASSWORD }),
    sendRaw(app, 'logIn', { email: freshEmail(), password: PASSWORD }),
    app.graphql('{ product { name } }'),
  ])
  flooding = false
  await Promise.all(flood)
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 200])
  expect(answers[0]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(answers[0]?.errors?.[0]?.extensions.code).toBe('UNAVAILABLE')
  expect((await sendRaw(app, 'signUp', { email: freshEmail(), password: PASSWORD })).status).toBe(200)
})

test('the embedded default in development has the demo sign-in, once', async () => {
  const { seed } = await import('../../../server/seed')
  await seed(app.services)
  const answer = await sendRaw(app, 'logIn', { email: 'demo@mealwright.example', password: 'Cook-what-you-like' })
  expect(answer.data.logIn).toMatchObject({ accessToken: expect.any(String), errors: [] })
  expect(await app.services.db('users').where({ email: 'demo@mealwright.example' })).toHaveLength(1)
})

test('elsewhere there is none', async () => {
  const plain = await startApp()
  expect(await plain.services.db('users')).toEqual([])
  await plain.stop()
})

import pino from 'pino'
import { deliverDue } from '../../../server/mail/deliverDue'
import { mailedKey, PASSWORD, signUpByMail } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'
import { turnOn } from '../secondFactor/codes'
import { freshEmail, refresh, send } from './operations'

/** Everything that is written to the log, which hides nothing here, to standard error and output while the test runs. */
const written: string[] = []
const spies: jest.SpyInstance[] = []
let app: RunningApp
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr])
    spies.push(jest.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0))
  app = await startApp({}, pino({ level: 'trace' }, { write: (line) => void written.push(line) }))
})
afterAll(async () => {
  for (const spy of spies) spy.mockRestore()
  await app.stop()
})

test('no password, token, key or mail is ever in the log', async () => {
  const person = await signUpByMail(app)
  await send(app, 'requestPasswordReset', { email: person.email })
  const key = await mailedKey(app, person.email, 'reset-password')
  await send(app, 'logIn', { email: person.email, password: 'canary-password-1' })
  const factor = await turnOn(app, person)
  const [code = ''] = factor.recoveryCodes
  await send(app, 'logIn', { email: person.email, password: PASSWORD, code })
  await send(app, 'signUp', { email: freshEmail(), password: 'short-canary' })
  await refresh(app, person.cookie)
  await app.services.db('sessions').update({ rotatedAt: 0 })
  expect((await refresh(app, person.cookie)).status).toBe(401)
  await deliverDue(app.services, {
    deliver: () => Promise.reject(new Error(`550 ${person.email} refused: ${key}`)),
    close: () => {},
  })
  const log = written.join('')
  expect(log).toContain('A mail was not taken')
  expect(log).toContain('"reason":"REUSED"')
  expect(log).toContain('"msg":"access"')
  for (const secret of [
    PASSWORD,
    'canary-password-1',
    'short-canary',
    factor.secret,
    code,
    key,
    person.token,
    person.cookie.split('.')[1] ?? '',
    person.email,
  ])
    expect(log.includes(secret)).toBe(false)
})

import { createMailTransport } from '../../../server/mail/transport'
import { publicFacts } from '../../../server/http/publicFacts'
import { deliverDue } from '../../../server/mail/deliverDue'
import { PASSWORD } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'
import { freshEmail, send } from '../accounts/operations'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ SMTP_URL: 'off' })
})
afterAll(() => app.stop())

test('an installation without mail signs people up, and no mail is left waiting or lying about (GEN-12)', async () => {
  const email = freshEmail()
  expect((await send(app, 'signUp', { email, password: PASSWORD })).errors).toEqual([])
  expect(await deliverDue(app.services, createMailTransport(app.services))).toBe(1)
  expect(await app.services.db('outbox').whereNull('sentAt')).toEqual([])
  expect(await (await app.fetch('/mailbox.json')).json()).toEqual([])
  expect(publicFacts(app.services.config)).toMatchObject({ sendsMail: false })
})

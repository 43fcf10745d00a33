import { setTimeout as wait } from 'node:timers/promises'
import { inTransaction } from '../../../server/database/transaction'
import { deliverDue, MOST_TRIES } from '../../../server/mail/deliverDue'
import { queueMail } from '../../../server/mail/outbox'
import { OutboxModel } from '../../../server/mail/OutboxModel'
import { startMailSender } from '../../../server/mail/startMailSender'
import type { MailTransport } from '../../../server/mail/MailTransport'
import { createMailTransport } from '../../../server/mail/transport'
import { type RunningApp, startApp } from '../../support/startApp'
import { send } from '../accounts/operations'
import { PASSWORD } from '../../support/people'
import { type SmtpReceiver, startSmtpReceiver } from './smtpReceiver'

const HOUR = 3600 * 1000
let app: RunningApp
let smtp: SmtpReceiver
let transport: MailTransport
beforeAll(async () => {
  smtp = await startSmtpReceiver()
  app = await startApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Mealwright <hello@mealwright.example>' })
})
afterAll(async () => {
  await app.stop()
  await smtp.stop()
})
beforeEach(async () => {
  transport = createMailTransport(app.services)
  smtp.received.length = 0
  smtp.refuse = null
  smtp.isMute = false
  await app.services.db('outbox').delete()
})

afterEach(() => transport.close())

const content = { subject: 'Hello', text: 'Plain canary-text', html: '<p>Rich canary-text</p>' }
const queue = (to: string) => inTransaction(app.services.db, (trx) => queueMail(app.services, trx, { to, ...content }))
const rows = () => OutboxModel.query(app.services.db).orderBy('createdAt')
const deliver = () => deliverDue(app.services, transport)

test('a mail arrives whole, and its trace holds neither content nor recipient', async () => {
  await queue('ann@example.com')
  const [{ messageId } = { messageId: '' }] = await rows()
  await deliver()
  const [mail] = smtp.received
  expect(mail).toMatchObject({
    subject: 'Hello',
    from: { address: 'hello@mealwright.example', name: 'Mealwright' },
    to: [{ address: 'ann@example.com' }],
    messageId,
  })
  expect(mail?.text?.trim()).toBe(content.text)
  expect(mail?.html?.trim()).toBe(content.html)
  expect(messageId).toMatch(/^<[\w-]+@127\.0\.0\.1>$/)
  expect(await rows()).toMatchObject([
    { to: '', subject: '', text: '', html: '', tries: 1, sentAt: expect.any(Number) },
  ])
  expect(await deliver()).toBe(0)
})

test('without the transaction there is no mail', async () => {
  const failed = inTransaction(app.services.db, async (trx) => {
    await queueMail(app.services, trx, { to: 'ann@example.com', ...content })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

test.each(['connection', 'recipient', 'content'] as const)(
  'a server that refuses at the %s for a while loses nothing, and waits grow',
  async (at) => {
    for (const code of [421, 550, 451]) {
      smtp.refuse = { at, code }
      if (code === 421) await Promise.all(Array.from({ length: 5 }, (_, index) => queue(`cook-${index}@example.com`)))
      expect(await deliver()).toBe(5)
      expect(await deliver()).toBe(0)
      app.clock.advance(HOUR)
    }
    const waiting = await rows()
    expect(waiting.map(({ tries, sentAt, deadAt }) => [tries, sentAt, deadAt])).toEqual(Array(5).fill([3, null, null]))
    expect(JSON.stringify(waiting.map(({ lastError }) => lastError))).not.toContain('canary')
    smtp.refuse = null
    expect(await deliver()).toBe(5)
    expect(smtp.received.map(({ to }) => to?.[0]?.address).sort()).toEqual(
      Array.from({ length: 5 }, (_, index) => `cook-${index}@example.com`),
    )
  },
)

test('the first wait is seconds, later ones at most an hour, never all the same', async () => {
  smtp.refuse = { at: 'content', code: 451 }
  for (let count = 0; count < 6; count += 1) await queue('ann@example.com')
  await deliver()
  const first = (await rows()).map(({ nextTryAt }) => nextTryAt - app.clock.now())
  expect(Math.max(...first)).toBeLessThanOrEqual(5000)
  expect(Math.min(...first)).toBeGreaterThan(1000)
  expect(new Set(first).size).toBeGreaterThan(1)
  await app.services.db('outbox').update({ tries: 20, nextTryAt: 0 })
  await deliver()
  const later = (await rows()).map(({ nextTryAt }) => nextTryAt - app.clock.now())
  expect(Math.max(...later)).toBeLessThanOrEqual(HOUR)
  expect(Math.min(...later)).toBeGreaterThan(HOUR / 2 - 5000)
})

test('a message keeps its id over every try', async () => {
  smtp.refuse = { at: 'content', code: 451 }
  await queue('ann@example.com')
  const [before] = await rows()
  await deliver()
  smtp.refuse = null
  app.clock.advance(HOUR)
  await deliver()
  expect(smtp.received[0]?.messageId).toBe(before?.messageId)
})

test('a mail whose connection is cut before the answer goes out once until it is due again', async () => {
  smtp.isMute = true
  await queue('ann@example.com')
  expect(await deliver()).toBe(1)
  await wait(300)
  expect(smtp.received).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({ tries: 1, sentAt: null, nextTryAt: expect.any(Number) })
  expect(await deliver()).toBe(0)
  smtp.isMute = false
  app.clock.advance(HOUR)
  expect(await deliver()).toBe(1)
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1)
  expect(smtp.received).toHaveLength(2)
})

test('the last try is the last', async () => {
  smtp.refuse = { at: 'content', code: 451 }
  await queue('ann@example.com')
  await app.services.db('outbox').update({ tries: MOST_TRIES - 2 })
  await deliver()
  expect((await rows())[0]?.deadAt).toBeNull()
  app.clock.advance(HOUR)
  await deliver()
  expect((await rows())[0]).toMatchObject({ deadAt: expect.any(Number), sentAt: null, tries: MOST_TRIES })
  smtp.refuse = null
  app.clock.advance(HOUR)
  expect(await deliver()).toBe(0)
})

test('several senders share the work, and every mail goes out once', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => queue(`cook-${index}@example.com`)))
  const senders = Array.from({ length: 4 }, () => startMailSender(app.services, 20))
  for (let tries = 0; tries < 200 && smtp.received.length < 40; tries += 1) await wait(50)
  await wait(100)
  await Promise.all(senders.map((stop) => stop()))
  expect(new Set(smtp.received.map(({ to }) => to?.[0]?.address)).size).toBe(40)
  expect(smtp.received).toHaveLength(40)
})

test('a mail whose sender died in the middle is taken up by another', async () => {
  await queue('ann@example.com')
  await app.services.db('outbox').update({ claimedBy: 'the dead', claimedUntil: app.clock.now() + 60_000 })
  expect(await deliver()).toBe(0)
  app.clock.advance(60_001)
  expect(await deliver()).toBe(1)
  expect(smtp.received).toHaveLength(1)
})

test('a server that is away altogether loses nothing', async () => {
  const away = await startSmtpReceiver()
  await away.stop()
  const unreachable = createMailTransport({ config: { ...app.services.config, smtpUrl: away.url } })
  await queue('ann@example.com')
  expect(await deliverDue(app.services, unreachable)).toBe(1)
  unreachable.close()
  expect((await rows())[0]).toMatchObject({ tries: 1, sentAt: null, lastError: expect.stringContaining('ESOCKET') })
  app.clock.advance(HOUR)
  await deliver()
  expect(smtp.received).toHaveLength(1)
})

test('signing up is not slowed or failed by a mail server that refuses', async () => {
  smtp.refuse = { at: 'connection', code: 421 }
  const stop = startMailSender(app.services, 20)
  expect((await send(app, 'signUp', { email: 'late@example.com', password: PASSWORD })).errors).toEqual([])
  await wait(300)
  expect(smtp.received).toEqual([])
  smtp.refuse = null
  app.clock.advance(HOUR)
  for (let tries = 0; tries < 100 && smtp.received.length === 0; tries += 1) await wait(50)
  await stop()
  expect(smtp.received[0]?.text).toMatch(/\/email-confirmation\/[\w-]{43}/)
})

test('a sender that is stopped while the server hangs claims nothing further', async () => {
  const begun: string[] = []
  let release = () => {}
  const hanging: MailTransport = {
    deliver: ({ to }) =>
      new Promise((resolve) => {
        begun.push(to)
        release = resolve
      }),
    close: () => {},
  }
  for (let count = 0; count < 6; count += 1) await queue(`cook-${count}@example.com`)
  let stopping = false
  const running = deliverDue(app.services, hanging, () => stopping)
  for (let tries = 0; tries < 100 && begun.length < 2; tries += 1) await wait(20)
  expect(await rows()).toMatchObject(Array(6).fill({ sentAt: null }))
  stopping = true
  release()
  await Promise.race([running, wait(300)])
  expect(begun).toHaveLength(2)
})

import { deleteExpired, runRetention } from '../../server/retention'
import { databaseNow } from '../../server/database/databaseClock'
import { withLock } from '../../server/database/lock'
import { givenApp } from '../support/givenApp'
import { PASSWORD, signUpByMail } from '../support/people'
import { freshEmail, refresh, send } from './accounts/operations'

const DAY = 24 * 60 * 60 * 1000
const app = givenApp()

test('what is no longer needed goes, accounts and live sessions stay', async () => {
  const person = await signUpByMail(app)
  const pending = freshEmail()
  await send(app, 'signUp', { email: pending, password: PASSWORD })
  await deleteExpired(app.services)
  expect((await refresh(app, person.cookie)).status).toBe(200)
  app.clock.advance(29 * DAY)
  await deleteExpired(app.services)
  expect(await app.services.db('users').where({ email: pending })).toHaveLength(1)
  expect(await app.services.db('mailed_keys')).toHaveLength(0)
  expect(await app.services.db('attempts')).toHaveLength(0)
  app.clock.advance(3 * DAY)
  await deleteExpired(app.services)
  expect(await app.services.db('users').where({ email: pending })).toHaveLength(0)
  expect(await app.services.db('users').where({ email: person.email })).toHaveLength(1)
  expect(await app.services.db('sessions')).toHaveLength(0)
})

test('an account that has just been asked for again is not taken away', async () => {
  const email = freshEmail()
  await send(app, 'signUp', { email, password: PASSWORD })
  app.clock.advance(31 * DAY)
  await send(app, 'signUp', { email, password: PASSWORD })
  await deleteExpired(app.services)
  expect(await app.services.db('users').where({ email })).toHaveLength(1)
})

describe('the clock that retention goes by', () => {
  const at = (days: number) => async () => (await databaseNow(app.services.db)) + days * DAY
  const withClockOf = (days: number) => ({ ...app.services, now: () => Date.now() + days * DAY })
  const sessions = async () => (await app.services.db('sessions').select('id')).length
  const run = (days: number) => runRetention(withClockOf(days), at(days))

  beforeAll(() => app.services.db('sessions').delete())
  beforeEach(() => app.services.db('retention_state').update({ seenAt: 0, jumpedAt: 0 }))

  test("is the database's: a process that is 500 days ahead or behind deletes nothing", async () => {
    await signIn()
    expect([await runRetention(withClockOf(500)), await runRetention(withClockOf(-500))]).toEqual(['clock', 'clock'])
    expect(await sessions()).toBe(1)
    expect(await runRetention(withClockOf(0))).toBe('ok')
  })

  test('is not trusted after a jump until it has gone on for a day', async () => {
    const before = await sessions()
    expect(await run(0)).toBe('ok')
    expect([await run(500), await run(500.5)]).toEqual(['clock', 'clock'])
    expect(await sessions()).toBe(before)
    // Set right again, which is a jump as well.
    expect([await run(0), await run(0.5), await run(1.1)]).toEqual(['clock', 'clock', 'ok'])
    expect(await sessions()).toBe(before)
  })

  test('is not trusted when it would end every session, even after a day', async () => {
    const before = await sessions()
    expect(before).toBeGreaterThan(0)
    expect([await run(500), await run(501)]).toEqual(['clock', 'clock'])
    expect(await sessions()).toBe(before)
  })

  /** A session that begins now, whatever the application's clock says. */
  async function signIn(): Promise<void> {
    await signUpByMail(app)
    const now = Date.now()
    await app.services.db('sessions').update({ createdAt: now, lastUsedAt: now, expiresAt: now + 30 * DAY })
  }
})

test('one instance at a time deletes', async () => {
  await app.services.db('retention_state').update({ seenAt: 0, jumpedAt: 0 })
  const services = { ...app.services, now: Date.now }
  let inside: string | null = null
  await withLock(app.services.db, 'retention', { patience: 0 }, async () => {
    inside = await runRetention(services)
  })
  expect([inside, await runRetention(services)]).toEqual(['skipped', 'ok'])
})

test('a lock whose holder has died runs out', async () => {
  const { db } = app.services
  const now = await databaseNow(db)
  await db('locks').insert({ name: 'dead', holder: 'gone', expiresAt: now + 60_000 })
  expect(await withLock(db, 'dead', { patience: 0 }, async () => {})).toBe(false)
  await db('locks')
    .where({ name: 'dead' })
    .update({ expiresAt: now - 1 })
  expect(await withLock(db, 'dead', { patience: 0 }, async () => {})).toBe(true)
})

test('more rows than fit in one statement are deleted, and no other', async () => {
  const { db } = app.services
  const row = (n: number, lastAt: number) => ({ bucket: `bucket-${n}`, tries: 1, lastAt, blockedUntil: 0 })
  await db('attempts').delete()
  for (let begin = 0; begin < 6000; begin += 500)
    await db('attempts').insert(Array.from({ length: 500 }, (_, n) => row(begin + n, 1)))
  await db('attempts').insert(row(6000, app.clock.now()))
  await deleteExpired(app.services)
  expect(await db('attempts').pluck('bucket')).toEqual(['bucket-6000'])
})

import { randomUUID } from 'node:crypto'
import { FailedSignIns } from '../../../../server/accounts/history/FailedSignIns'
import { startFailedSignIns, writeFailedSignIns } from '../../../../server/accounts/history/writeFailedSignIns'
import { givenApp } from '../../../support/givenApp'
import { PASSWORD, signUpAndIn } from '../../../support/people'
import { freshEmail, send } from '../operations'
import { readHistory, toNextNoon } from './readHistory'

const app = givenApp({ TRUST_PROXY: '1' })
const WRONG = 'Not-the-lentils-at-all-9'
const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'

beforeEach(() => toNextNoon(app))

const fail = (email: string, ip: string) =>
  send(app, 'logIn', { email, password: WRONG }, null, { 'user-agent': PHONE, 'x-forwarded-for': ip })
const rows = () => app.services.db('security_events')

it('failed sign-ins of a day are one entry, counted, with the last one’s browser and network (ACC-78)', async () => {
  const person = await signUpAndIn(app)
  await fail(person.email, '203.0.113.7')
  await fail(person.email, '203.0.113.8')
  await writeFailedSignIns(app.services)
  await fail(person.email.toUpperCase(), '203.0.113.9')
  await writeFailedSignIns(app.services)
  expect(await readHistory(app, person)).toEqual([
    expect.objectContaining({
      ...{ kind: 'SIGN_IN_FAILED', times: 3, label: 'Firefox on Android', network: '203.0.113.9', isCurrent: false },
    }),
  ])
  toNextNoon(app)
  await fail(person.email, '203.0.113.7')
  await writeFailedSignIns(app.services)
  expect(await rows().where({ userId: person.userId }).orderBy('at').pluck('times')).toEqual([3, 1])
})

it('the call that fails writes nothing, and one for an unknown address never does', async () => {
  const person = await signUpAndIn(app)
  const before = (await rows()).length
  await fail(person.email, '203.0.113.7')
  await fail(freshEmail(), '203.0.113.7')
  expect(await rows()).toHaveLength(before)
  await writeFailedSignIns(app.services)
  expect((await rows().orderBy('at')).at(-1)).toMatchObject({ userId: person.userId, times: 1 })
  expect(await rows()).toHaveLength(before + 1)
})

it('neither do those of an account that was never confirmed, nor a right password', async () => {
  const email = freshEmail()
  await send(app, 'signUp', { email, password: PASSWORD })
  const person = await signUpAndIn(app)
  const before = (await rows()).length
  await fail(email, '203.0.113.7')
  await send(app, 'logIn', { email: person.email, password: PASSWORD })
  await writeFailedSignIns(app.services)
  expect(await rows().where({ userId: person.userId }).pluck('kind')).toEqual(['SIGNED_IN'])
  expect(await rows()).toHaveLength(before + 1)
})

it('what waits is bounded, outlives an account that is deleted, and is written when the server stops', async () => {
  const person = await signUpAndIn(app)
  const failedSignIns = new FailedSignIns()
  const services = { ...app.services, failedSignIns }
  const by = { ip: '203.0.113.7', userAgent: PHONE }
  failedSignIns.note(randomUUID(), app.clock.now(), by)
  failedSignIns.note(person.userId, app.clock.now(), by)
  await startFailedSignIns(services)()
  expect((await readHistory(app, person)).map(({ times }) => times)).toEqual([1])

  for (let turn = 0; turn < 10_000; turn += 1) failedSignIns.note(`none-${turn}`, 0, by)
  failedSignIns.note(person.userId, 0, by)
  failedSignIns.note('none-0', 0, by)
  const waiting = failedSignIns.take()
  expect([waiting.size, waiting.has(person.userId), waiting.get('none-0')?.times]).toEqual([10_000, false, 2])
  expect(failedSignIns.take().size).toBe(0)
})

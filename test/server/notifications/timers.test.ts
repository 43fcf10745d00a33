import { queueTimers } from '../../../server/notifications/queueTimers'
import { preparedDatabase } from '../../support/freshDatabase'
import { joinHousehold } from '../../support/households'
import { signUpAndIn } from '../../support/people'
import { type PushService, startPushService } from '../../support/pushService'
import { type RunningApp, startApp } from '../../support/startApp'
import { MINUTE, running, SECOND, setTimers } from '../timers/calls'
import { act, freshToken, notified, seen, send } from './operations'

jest.setTimeout(60_000)
let push: PushService
let database: Awaited<ReturnType<typeof preparedDatabase>>
let app: RunningApp
const apps: RunningApp[] = []

async function instance(): Promise<RunningApp> {
  const started = await startApp({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://meals.example',
    WEBHOOK_HOSTS: push.host,
  })
  apps.push(started)
  return started
}
const family = async () => {
  const [ann, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  const token = await freshToken(app, ann)
  return { ann: { ...ann, token }, ben: { ...ben, token: await freshToken(app, ben) } }
}
/** Lets so much time pass, with what the background does. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 4 * SECOND) {
    app.clock.advance(Math.min(left, 4 * SECOND))
    await queueTimers(app.services)
    await send(app.services)
  }
}
beforeEach(async () => {
  push = await startPushService()
  database = await preparedDatabase()
  app = await instance()
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map((one) => one.stop()))
  await push.stop()
  await database.drop()
})

describe('the end of a kitchen timer (PUSH-7)', () => {
  it('is said once on each device of the household that wants it, when the time is up', async () => {
    const { ann, ben } = await family()
    const stranger = await signUpAndIn(app)
    const browsers = [
      await notified(app, push, ann.token, ['TIMERS']),
      await notified(app, push, ben.token, ['TIMERS']),
    ]
    await notified(app, push, await freshToken(app, ben), ['LIST_ADDED', 'DINNER'])
    await notified(app, push, await freshToken(app, stranger), ['TIMERS'])
    await setTimers(app, ann.token, [running(app.clock.now())])
    await pass(4 * MINUTE)
    expect(push.got).toEqual([])
    await pass(MINUTE)
    for (const browser of browsers)
      expect(browser.messages()).toEqual([
        { device: browser.id, title: 'Time’s up: 5 minutes for Porridge', page: '/?mode=cook', tag: 'porridge:1:0' },
      ])
    await pass(MINUTE)
    expect(push.got).toHaveLength(2)
    const { urgency, ttl } = push.got[0]?.headers ?? {}
    expect(urgency).toBe('high')
    expect(Number(ttl)).toBeGreaterThan(500)
    expect(Number(ttl)).toBeLessThanOrEqual(600)
  })

  it('two timers of one time are two notifications, and none takes the place of the other', async () => {
    const { ann } = await family()
    const browser = await notified(app, push, ann.token, ['TIMERS'])
    const two = [running(app.clock.now(), MINUTE), running(app.clock.now(), MINUTE, { key: 'rice:2:9', meal: 'Rice' })]
    await setTimers(app, ann.token, two)
    await pass(MINUTE)
    expect(
      browser
        .messages()
        .map(({ tag }) => tag)
        .sort(),
    ).toEqual(['porridge:1:0', 'rice:2:9'])
    expect(new Set(push.got.map(({ headers }) => headers.topic)).size).toBe(2)
  })

  it.each(['PAUSED', 'DISMISSED', 'RUNNING'] as const)('is not said of one that became %s first', async (state) => {
    const { ann, ben } = await family()
    const browser = await notified(app, push, ann.token, ['TIMERS'])
    const at = app.clock.now()
    await setTimers(app, ann.token, [running(at)])
    // As it is a few seconds before its end.
    await queueTimers({ db: app.services.db, now: () => at + 5 * MINUTE - 4 * SECOND })
    expect(await app.services.db('notifications').where({ kind: 'TIMERS' })).toHaveLength(1)
    const end = state === 'RUNNING' ? at + 8 * MINUTE : null
    const changed = running(app.clock.now(), MINUTE, { state, remaining: 4 * SECOND, endsAt: end })
    await setTimers(app, ben.token, [changed])
    await pass(6 * MINUTE)
    expect(browser.messages()).toEqual([])
    await pass(3 * MINUTE)
    expect(browser.messages()).toHaveLength(state === 'RUNNING' ? 1 : 0)
  })

  it('is not sent once more after it was dismissed, where the push service could not take it', async () => {
    const { ann } = await family()
    const browser = await notified(app, push, ann.token, ['TIMERS'])
    push.answer = (_request, response) => void response.writeHead(503).end()
    await setTimers(app, ann.token, [running(app.clock.now(), MINUTE)])
    await pass(MINUTE)
    expect(browser.messages()).toHaveLength(1)
    await setTimers(app, ann.token, [running(app.clock.now(), MINUTE, { state: 'DISMISSED' })])
    await pass(2 * MINUTE)
    expect(browser.messages()).toHaveLength(1)
    expect(await app.services.db('notifications')).toEqual([])
  })

  it('two instances that look and send at once say each once', async () => {
    const { ann } = await family()
    const other = await instance()
    const browser = await notified(app, push, ann.token, ['TIMERS'])
    const start = app.clock.now()
    const timers = Array.from({ length: 10 }, (_, index) => running(start, MINUTE, { key: `a:1:${index}` }))
    await setTimers(app, ann.token, timers)
    for (const one of [app, other]) one.clock.advance(start + MINUTE - one.clock.now())
    await Promise.all([app, other, app, other].map((one) => queueTimers(one.services)))
    expect(await app.services.db('notifications').where({ kind: 'TIMERS' })).toHaveLength(10)
    await Promise.all([app, other].map((one) => send(one.services)))
    await send(app.services)
    expect(
      browser
        .messages()
        .map(({ tag }) => tag)
        .sort(),
    ).toEqual(timers.map(({ key }) => key).sort())
  })

  it('is said after a restart, while it still rings, and not later', async () => {
    const { ann } = await family()
    const browser = await notified(app, push, ann.token, ['TIMERS'])
    const [start, key] = [app.clock.now(), 'rice:2:9']
    await setTimers(app, ann.token, [running(start, MINUTE), running(start, 8 * MINUTE, { key })])
    apps.length = 0
    await app.stop()
    app = await instance()
    app.clock.advance(start + 12 * MINUTE - app.clock.now())
    await queueTimers(app.services)
    await send(app.services)
    expect(browser.messages().map(({ tag }) => tag)).toEqual([key])
  })

  it('is said by the background by itself', async () => {
    const { ann } = await family()
    const browser = await notified(app, push, ann.token, ['TIMERS'])
    await setTimers(app, ann.token, [running(app.clock.now() - MINUTE, MINUTE)])
    app.startBackground()
    for (let waited = 0; push.got.length === 0 && waited < 20_000; waited += 100)
      await new Promise((resolve) => setTimeout(resolve, 100))
    expect(browser.messages()).toHaveLength(1)
  })

  it('is switched on and off like the other kinds', async () => {
    const { ann } = await family()
    const { id } = await notified(app, push, ann.token, ['TIMERS', 'DINNER'])
    await act(app, ann.token, 'changeNotificationDevice', { id, dinnerHour: 5 })
    expect((await seen(app, ann.token)).devices).toMatchObject([{ kinds: ['DINNER', 'TIMERS'] }])
    await act(app, ann.token, 'changeNotificationDevice', { id, kinds: ['DINNER'] })
    await setTimers(app, ann.token, [running(app.clock.now(), MINUTE)])
    await pass(MINUTE)
    expect(push.got).toEqual([])
  })
})

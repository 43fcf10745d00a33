import { randomUUID } from 'node:crypto'
import { TRAFFIC_LIMITS } from '../../../schema/trafficLimits'
import { consumeAnonymousEvent } from '../../../server/analytics/anonymousEvents'
import { sydneyDay } from '../../../schema/sydneyDay'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { startApp } from '../../support/startApp'

const app = givenApp()
const MINUTE = 60_000

async function record(token: string | null = null) {
  const { status, data } = await app.graphql(
    'mutation ($input: AnalyticsEventInput!) { recordEvent(input: $input) { accepted errors { code field } } }',
    { input: { eventType: 'POLICY_VISITED', page: '/', timestamp: app.clock.now() } },
    token,
  )
  return [status, (data as unknown as { recordEvent: unknown }).recordEvent]
}

/** Stores events of strangers of today. */
async function store(count: number): Promise<void> {
  const at = app.clock.now()
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    type: 'POLICY_VISITED',
    metadata: '{}',
    page: '/',
    day: sydneyDay(at),
    happenedAt: at,
    receivedAt: at,
  }))
  for (let from = 0; from < rows.length; from += 500)
    await app.services.db('analytics_events').insert(rows.slice(from, from + 500))
}

test('of one network so many events of strangers are recorded, whatever its addresses (ANA-7)', async () => {
  const small = await startApp({ RATE_LIMIT_SCALE: '0.01' })
  const day = sydneyDay(small.clock.now())
  const take = (ip: string) => consumeAnonymousEvent(small.services, ip, day)
  const taken = await Promise.all(
    Array.from({ length: TRAFFIC_LIMITS.anonymousEventsPerNetwork / 100 }, (_, n) => take(`2001:db8:1:2::${n}`)),
  )
  expect(new Set(taken)).toEqual(new Set([true]))
  expect(await take('2001:db8:1:2::ffff')).toBe(false)
  expect(await take('2001:db8:1:3::1')).toBe(true)
  await small.stop()
})

test('of all strangers so many events of a day are recorded, and people are not concerned (ANA-7)', async () => {
  // About noon in Sydney, so that no midnight comes between.
  app.clock.advance(((26 - new Date(app.clock.now()).getUTCHours()) % 24) * 60 * MINUTE)
  const { token } = await signUpAndIn(app)
  await record()
  await store(TRAFFIC_LIMITS.anonymousEventsPerDay - 2)
  app.clock.advance(2 * MINUTE)
  expect(await record()).toEqual([200, { accepted: true, errors: [] }])
  expect(await record()).toEqual([200, { accepted: false, errors: [{ code: 'TOO_MANY', field: null }] }])
  expect(await record(token)).toEqual([200, { accepted: true, errors: [] }])
  app.clock.advance(25 * 60 * MINUTE)
  expect(await record()).toEqual([200, { accepted: true, errors: [] }])
})

import { TRAFFIC_LIMITS } from '../../../schema/trafficLimits'
import { reportUsage, rollUpUsage } from '../../../server/analytics/reportUsage'
import { sydneyDay } from '../../../schema/sydneyDay'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'

const DAY = 24 * 60 * 60 * 1000
const app = givenApp()
let next = 0

async function store(daysAgo: number, count: number, over: object = {}): Promise<void> {
  const at = app.clock.now() - daysAgo * DAY
  const row = () => ({
    id: `event-${(next += 1)}`,
    userId: null,
    type: 'MODE_ENTERED',
    mode: 'shop',
    metadata: '{}',
    page: '/',
    day: sydneyDay(at),
    happenedAt: at,
    receivedAt: at,
    ...over,
  })
  for (let begin = 0; begin < count; begin += 200)
    await app.services.db('analytics_events').insert(Array.from({ length: Math.min(200, count - begin) }, row))
}

/** The middle of a day in Sydney: yesterday is rolled up from an hour after midnight on. */
beforeAll(() => {
  const hour = Number(
    new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', hour: '2-digit', hourCycle: 'h23' }).format(
      app.clock.now(),
    ),
  )
  app.clock.advance(((36 - hour) % 24) * 60 * 60 * 1000)
})

beforeEach(async () => {
  await app.services.db('analytics_events').delete()
  await app.services.db('analytics_days').delete()
})

test('a report says the same before and after its days were rolled up, and does not count those again', async () => {
  await store(0, 2)
  await store(1, 3)
  await store(1, 1, { mode: null, type: 'POLICY_VISITED' })
  await store(5, 4)
  const before = await reportUsage(app.services, 30)
  expect(before.map(({ events }) => events)).toEqual([2, 3, 1, 4])
  await rollUpUsage(app.services)
  await rollUpUsage(app.services)
  expect(await reportUsage(app.services, 30)).toEqual(before)
  await app.services.db('analytics_events').delete()
  expect((await reportUsage(app.services, 30)).map(({ events }) => events)).toEqual([3, 1, 4])
  expect((await reportUsage(app.services, 3)).map(({ events }) => events)).toEqual([3, 1])
})

test("a person's events of a day are bounded, without an error that signs out", async () => {
  const { token, userId } = await signUpAndIn(app)
  const other = await signUpAndIn(app)
  const record = async (whose: string) => {
    const { status, data } = await app.graphql(
      'mutation ($input: AnalyticsEventInput!) { recordEvent(input: $input) { accepted errors { code } } }',
      { input: { eventType: 'MODE_ENTERED', page: '/', timestamp: app.clock.now() } },
      whose,
    )
    return [status, (data as unknown as { recordEvent: unknown }).recordEvent]
  }
  await store(1, 10, { userId })
  await store(0, TRAFFIC_LIMITS.analyticsEventsPerDay - 1, { userId })
  expect(await record(token)).toEqual([200, { accepted: true, errors: [] }])
  expect(await record(token)).toEqual([200, { accepted: false, errors: [{ code: 'TOO_MANY' }] }])
  expect(await record(other.token)).toEqual([200, { accepted: true, errors: [] }])
})

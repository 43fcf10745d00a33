import { forgetOldEvents } from '../../../server/analytics/forgetOldEvents'
import { pagePath } from '../../../server/analytics/pagePath'
import { reportUsage } from '../../../server/analytics/reportUsage'
import { sydneyDay } from '../../../schema/sydneyDay'
import { admin } from '../../support/admin'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
let person: Person

beforeAll(async () => {
  person = await signUpAndIn(app)
})
beforeEach(() => app.services.db('analytics_events').delete())

const DAY = 24 * 60 * 60 * 1000
const RECORD =
  'mutation ($input: AnalyticsEventInput!) { recordEvent(input: $input) { accepted errors { code field } } }'
const event = (input: object) => ({
  eventType: 'MODE_ENTERED',
  metadata: { mode: 'shop' },
  page: '/',
  timestamp: app.clock.now(),
  ...input,
})

async function record(
  input: object = {},
  token: string | null = null,
): Promise<{ accepted: boolean; errors: object[] }> {
  const { data } = await app.graphql(RECORD, { input: event(input) }, token)
  return (data as unknown as { recordEvent: { accepted: boolean; errors: object[] } }).recordEvent
}

const stored = () => app.services.db('analytics_events')

test('events of people and of strangers are recorded', async () => {
  expect(await record({ timestamp: app.clock.now() - 5000 }, person.token)).toEqual({ accepted: true, errors: [] })
  expect(await record({ eventType: 'POLICY_VISITED', metadata: {}, page: '/privacypolicy' })).toEqual({
    accepted: true,
    errors: [],
  })
  const rows = await stored()
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual(
    expect.objectContaining({
      userId: person.userId,
      type: 'MODE_ENTERED',
      mode: 'shop',
      metadata: '{"mode":"shop"}',
      page: '/',
      day: sydneyDay(app.clock.now()),
    }),
  )
  expect(rows).toContainEqual(
    expect.objectContaining({ userId: null, type: 'POLICY_VISITED', mode: null, page: '/privacypolicy' }),
  )
})

test('the same event is recorded once, even if another person uses its id', async () => {
  await Promise.all(Array.from({ length: 5 }, () => record({ eventId: 'one' }, person.token)))
  expect(await record({ eventId: 'one' })).toMatchObject({ accepted: true })
  await record({ eventId: 'One' }, person.token)
  await record({ eventId: null })
  await record({ eventId: null })
  expect(await stored()).toHaveLength(5)
})

test('types that are not known are refused before anything runs', async () => {
  expect((await app.graphql(RECORD, { input: event({ eventType: 'SNEEZED' }) })).status).toBe(400)
})

test.each([
  ['details of more than 2 kB', { metadata: { text: 'é'.repeat(1020) } }, 'TOO_LONG', 'input.metadata'],
  ['no page', { page: ' ' }, 'REQUIRED', 'input.page'],
  ['a long page', { page: `/${'x'.repeat(200)}` }, 'TOO_LONG', 'input.page'],
  ['a page with NUL', { page: '/\u0000' }, 'INVALID', 'input.page'],
  ['a time in the future', { timestamp: Date.now() + 3 * DAY }, 'OUT_OF_RANGE', 'input.timestamp'],
  ['a time long ago', { timestamp: 5 }, 'OUT_OF_RANGE', 'input.timestamp'],
  ['a long name', { eventId: 'x'.repeat(101) }, 'TOO_LONG', 'input.eventId'],
])('%s is refused', async (_what, input, code, field) => {
  expect(await record(input)).toEqual({ accepted: false, errors: [{ code, field }] })
  expect(await stored()).toEqual([])
})

test('details of just 2 kB are taken', async () => {
  const metadata = { text: 'x'.repeat(2048 - '{"text":""}'.length) }
  expect((await record({ metadata })).accepted).toBe(true)
  expect(JSON.parse((await stored())[0].metadata)).toEqual(metadata)
})

test.each([
  ['/', '/'],
  ['/?x=1#y', '/'],
  ['https://meals.example/instructions/dal?meal=1', '/instructions/dal'],
  ['https://meals.example', '/'],
  ['/reset-password/abcdef', '/reset-password/:key'],
  ['/email-change/abcdef', '/email-change/:key'],
  ['/email-return/abcdef', '/email-return/:key'],
  ['https://meals.example/email-confirmation/abcdef/', '/email-confirmation/:key'],
])('of the page %s the path %s is kept', (page, path) => {
  expect(pagePath(page)).toBe(path)
})

test('a mailed key never ends up in an event', async () => {
  await record({ page: `${app.url}/reset-password/s3cret-key` })
  expect(JSON.stringify(await stored())).not.toContain('s3cret-key')
})

test('the report counts by day, event and mode', async () => {
  await record({}, person.token)
  await record({}, person.token)
  await record({ metadata: { mode: 'cook' } })
  await record({ eventType: 'SHOPPING_LIST_COPIED', metadata: {} }, person.token)
  await app.services
    .db('analytics_events')
    .where({ type: 'SHOPPING_LIST_COPIED' })
    .update({ day: sydneyDay(app.clock.now() - 40 * DAY) })
  const today = sydneyDay(app.clock.now())
  const { code, out } = await admin(app, 'analytics', 'report')
  expect(code).toBe(0)
  expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['day', 'event', 'mode', 'events', 'people'],
    [today, 'mode_entered', 'cook', '1', '0'],
    [today, 'mode_entered', 'shop', '2', '1'],
    ['events: 3 in 30 days'],
  ])
  expect((await admin(app, 'analytics', 'report', '--days', '60')).out).toContain('shopping_list_copied')
  for (const days of ['0', '401', 'x', '-1'])
    expect((await admin(app, 'analytics', 'report', `--days=${days}`)).code).toBe(2)
})

test.each([
  ['an hour longer', '2026-04-05T23:30+10:00', ['2026-04-04', '2026-04-05'], '2026-04-03'],
  ['an hour shorter', '2026-10-05T00:30+11:00', ['2026-10-04', '2026-10-05'], '2026-10-03'],
])('the report of two days has both where one of them is %s', async (_what, now, days, before) => {
  for (const day of [before, ...days]) {
    const page = `/${day}`
    await record({ page })
    await app.services.db('analytics_events').where({ page }).update({ day })
  }
  const lines = await reportUsage({ db: app.services.db, now: () => Date.parse(now) }, 2)
  expect(lines.map(({ day }) => day).sort()).toEqual(days)
})

test('events are forgotten after 400 days, and go with the account', async () => {
  const leaving = await signUpAndIn(app)
  await record({}, leaving.token)
  await record({ page: '/old' })
  await record({ page: '/new' })
  const age = (days: number) => ({ receivedAt: app.clock.now() - days * DAY })
  await app.services.db('analytics_events').where({ page: '/old' }).update(age(401))
  await app.services.db('analytics_events').where({ page: '/new' }).update(age(399))
  await forgetOldEvents(app.services)
  expect((await stored().orderBy('page')).map(({ page }) => page)).toEqual(['/', '/new'])
  await app.graphql(
    'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deleted } }',
    { input: { password: leaving.password } },
    leaving.token,
  )
  expect((await stored()).map(({ page }) => page)).toEqual(['/new'])
})

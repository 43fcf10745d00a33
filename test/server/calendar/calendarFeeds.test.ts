import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { addDays } from '../../../schema/days'
import { sydneyDay } from '../../../schema/sydneyDay'
import { askingFor } from '../../../server/request/Caller'
import { endFeedsOfLeaving } from '../../../server/calendar/calendarFeeds'
import { icalendar } from '../../../server/calendar/icalendar'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { membership } from '../../../server/households/membership'
import { givenApp } from '../../support/givenApp'
import { addMember, joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
const MAKE = `mutation ($memberId: ID) { makeCalendarFeed(input: { memberId: $memberId }) {
  ok address household { calendarFeeds { id member { name } } } errors { code field }
} }`
const END = 'mutation ($id: ID!) { endCalendarFeed(input: { id: $id }) { ok household { calendarFeeds { id } } } }'
const EDIT = `mutation ($operations: [PlanOperationInput!]!) {
  applyPlanOperations(operations: $operations) { ok errors { code field } }
}`

interface Made {
  ok: boolean
  address: string | null
  household: { calendarFeeds: { id: string; member: { name: string } | null }[] } | null
  errors: object[]
}

let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})

async function make(memberId: string | null = null, by = person): Promise<Made> {
  const { data } = await app.graphql(MAKE, { memberId }, by.token)
  return (data as unknown as { makeCalendarFeed: Made }).makeCalendarFeed
}

const pathOf = ({ address }: Made) => new URL(address ?? '').pathname
const read = (made: Made, headers: Record<string, string> = {}) => app.fetch(pathOf(made), { headers })

async function edit(...acts: object[]): Promise<void> {
  const operations = acts.map((act) => ({ id: randomUUID(), act }))
  const { data } = await app.graphql(EDIT, { operations }, person.token)
  expect(data).toEqual({ applyPlanOperations: { ok: true, errors: [] } })
}

function row(category: string, content: object, more: object = {}) {
  return {
    addRow: { rowId: randomUUID(), category, after: 'last', uniqueId: '', date: '2026-12-01', ...content, ...more },
  }
}

const mealOf = (category: 'breakfast' | 'lunch' | 'dinner') => {
  const { meals, byCategory } = app.services.catalogue.compiled
  const meal = meals[byCategory[category][0] ?? 0]
  if (!meal) throw new Error('The catalogue has none')
  return meal
}

/** The events as another program reads them. */
async function eventsOf(made: Made) {
  const text = await (await read(made)).text()
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { summary, description, startDate, endDate } = new ICAL.Event(component)
    startDate.zone = zone
    const minutes = (endDate.toUnixTime() - startDate.toUnixTime()) / 60
    const url = component.getFirstPropertyValue('url')
    return {
      summary,
      description,
      at: startDate.toJSDate().toISOString(),
      minutes,
      url: url === null ? null : String(url),
    }
  })
}

test('what was eaten stays in it when the next week begins, and is in it once after an Undo (WEEK-7, PLAN-88)', async () => {
  const yesterday = addDays(sydneyDay(app.clock.now()), -1)
  const eaten = row('DINNER', { uniqueId: encodeMealEntryId(mealOf('dinner').id, []) }, { date: yesterday })
  await edit(eaten, row('DINNER', { content: { text: { text: 'Gran' } } }, { date: addDays(yesterday, 3) }))
  const made = await make()
  const before = await eventsOf(made)
  expect(before).toHaveLength(2)
  await app.graphql('mutation { beginWeek(input: { isRepeat: false }) { ok } }', {}, person.token)
  expect(await eventsOf(made)).toEqual(before)
  await edit(eaten)
  expect((await eventsOf(made)).map(({ summary }) => summary).sort()).toEqual(
    before.map(({ summary }) => summary).sort(),
  )
})

test('another program reads each row with a date at its time in Sydney, with serves and a link (WEEK-7)', async () => {
  const [breakfast, dinner] = [mealOf('breakfast'), mealOf('dinner')]
  const cooked = row('DINNER', { uniqueId: encodeMealEntryId(dinner.id, []) }, { serves: 6 })
  await edit(
    row('BREAKFAST', { uniqueId: encodeMealEntryId(breakfast.id, []) }, { serves: 1 }),
    cooked,
    row('DINNER', { content: { leftoversOf: cooked.addRow.rowId } }, { date: '2027-07-01', serves: 2 }),
    row('DINNER', { content: { frozen: dinner.slug } }, { date: '2027-07-02', serves: 3 }),
    row('LUNCH', {
      content: { text: { text: 'Pizza; at Gran’s, with everyone who is there that day\\ and later', isOut: true } },
    }),
    row('LUNCH', { uniqueId: encodeMealEntryId(mealOf('lunch').id, []) }, { date: null }),
    row('LUNCH', {}),
  )
  const url = (slug: string) => `${app.services.config.publicUrl}/instructions/${slug}`
  expect(await eventsOf(await make())).toEqual([
    {
      summary: `Breakfast: ${breakfast.name}`,
      description: '1 serve',
      at: '2026-11-30T20:30:00.000Z',
      minutes: 30,
      url: url(breakfast.slug),
    },
    {
      summary: 'Lunch: Pizza; at Gran’s, with everyone who is there that day\\ and later (out)',
      description: '1 serve',
      at: '2026-12-01T01:30:00.000Z',
      minutes: 45,
      url: null,
    },
    {
      summary: `Dinner: ${dinner.name}`,
      description: '6 serves',
      at: '2026-12-01T07:30:00.000Z',
      minutes: 60,
      url: url(dinner.slug),
    },
    {
      summary: `Dinner: ${dinner.name} (leftovers)`,
      description: '2 serves',
      at: '2027-07-01T08:30:00.000Z',
      minutes: 60,
      url: url(dinner.slug),
    },
    {
      summary: `Dinner: ${dinner.name} (from the freezer)`,
      description: '3 serves',
      at: '2027-07-02T08:30:00.000Z',
      minutes: 60,
      url: url(dinner.slug),
    },
  ])
})

test('one of a member has only what that member eats', async () => {
  const mia = await addMember(app, person, 'Mia')
  const { id: own } = await membership(app.services, person)
  const uniqueId = encodeMealEntryId(mealOf('dinner').id, [])
  await edit(
    row('DINNER', { uniqueId }, { eaters: [mia], serves: 1 }),
    row('DINNER', { uniqueId }, { eaters: [own], serves: 2 }),
    row('DINNER', { uniqueId }, { serves: 3 }),
  )
  const serves = async (memberId: string | null) =>
    (await eventsOf(await make(memberId))).map(({ description }) => description)
  expect(await serves(mia)).toEqual(['1 serve', '3 serves'])
  expect(await serves(own)).toEqual(['2 serves', '3 serves'])
  expect(await serves(null)).toEqual(['1 serve', '2 serves', '3 serves'])
  expect(await make(randomUUID())).toMatchObject({ ok: false, errors: [{ code: 'UNKNOWN', field: 'memberId' }] })
})

test('its address is secret, stored as a hash, renewed and ended', async () => {
  const first = await make()
  expect(pathOf(first)).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
  const stored = JSON.stringify(await app.services.db('calendar_feeds').where({ userId: person.userId }))
  expect(stored).not.toContain(pathOf(first).slice(10, 53))
  const second = await make()
  expect(second.household?.calendarFeeds).toHaveLength(1)
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  const { data } = await app.graphql(END, { id: second.household?.calendarFeeds[0]?.id }, person.token)
  expect(data).toEqual({ endCalendarFeed: { ok: true, household: { calendarFeeds: [] } } })
  expect((await read(second)).status).toBe(404)
  expect((await app.fetch('/calendar/nothing.ics')).status).toBe(404)
})

test('no one else ends it or sees that there is one', async () => {
  const mate = await signUpAndIn(app)
  await joinHousehold(app, person, mate)
  const made = await make()
  const { data } = await app.graphql(END, { id: made.household?.calendarFeeds[0]?.id }, mate.token)
  expect(data).toEqual({ endCalendarFeed: { ok: true, household: { calendarFeeds: [] } } })
  expect((await read(made)).status).toBe(200)
})

test('it is asked for again without being sent again, and not kept in between', async () => {
  const made = await make()
  const answer = await read(made)
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ])
  const again = await read(made, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await edit(row('DINNER', { uniqueId: encodeMealEntryId(mealOf('dinner').id, []) }))
  expect((await read(made, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(200)
})

test('it ends with the membership, also of who comes back, and with the account', async () => {
  const mate = await signUpAndIn(app)
  await joinHousehold(app, person, mate)
  const made = await make(null, mate)
  const { householdId } = await membership(app.services, person)
  expect((await read(made)).status).toBe(200)
  const { services } = app
  await services.db.transaction((trx) =>
    endFeedsOfLeaving(services, trx, { userId: mate.userId, member: null, from: householdId }),
  )
  expect((await read(made)).status).toBe(404)

  const other = await make(null, mate)
  const { id } = await membership(services, askingFor(mate, householdId))
  const elsewhere = (await membership(services, await signUpAndIn(app))).householdId
  await services.db('household_members').where({ id }).update({ householdId: elsewhere })
  expect((await read(other)).status).toBe(404)
  await services.db('users').where({ id: mate.userId }).delete()
  expect(await services.db('calendar_feeds').where({ userId: mate.userId })).toEqual([])
})

test('long lines are folded between characters', () => {
  const text = icalendar('Ünïcode '.repeat(40), [], 0)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Ünïcode '.repeat(40))
})

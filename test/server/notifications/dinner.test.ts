import { randomUUID } from 'node:crypto'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { type PushService, startPushService } from '../../support/pushService'
import { DAY, HOUR, MINUTE, notified, operate, send } from './operations'

jest.setTimeout(60_000)
const app = givenApp()
let push: PushService
let person: Person
beforeEach(async () => {
  await app.services.db('notification_devices').delete()
  push = await startPushService()
  person = await signUpAndIn(app)
})
afterEach(() => push.stop())

/** Sydney's clocks go forward on 4 October 2026 and back on 4 April 2027, at 16:00 UTC of the day before. */
const [FORWARD, BACK] = [Date.UTC(2026, 9, 3, 16), Date.UTC(2027, 3, 3, 16)]

/** Lets the background do its work at a time, at which the person's sessions are open. */
async function at(now: number): Promise<void> {
  await app.services.db('sessions').update({ lastUsedAt: now, expiresAt: now + DAY, createdAt: now })
  await send({ ...app.services, now: () => now })
}
/** A browser that was notified of everything before a time. */
async function browserBefore(now: number, dinnerHour?: number) {
  const browser = await notified(app, push, person.token, ['DINNER'], { dinnerHour })
  await app.services.db('notification_devices').update({ dinnerDay: '' })
  await at(now)
  push.got.length = 0
  return browser
}
const mealOf = (index = 0) => {
  const { meals, byCategory } = app.services.catalogue.compiled
  const meal = meals[byCategory.dinner[index] ?? 0]
  if (!meal) throw new Error('The catalogue has none')
  return meal
}
const dinner = (date: string, content: object) =>
  operate(app, person.token, [
    { plan: { addRow: { rowId: randomUUID(), category: 'DINNER', after: 'last', uniqueId: '', date, ...content } } },
  ])
const titles = (browser: { messages(): { title: string }[] }) => browser.messages().map(({ title }) => title)

it('is said at the hour that was chosen, once, on days that have one', async () => {
  const { meal } = mealOf()
  await dinner('2026-12-02', { uniqueId: encodeMealEntryId(mealOf().id, []) })
  const noon = Date.UTC(2026, 11, 1, 1)
  const browser = await browserBefore(noon)
  for (let hours = 0; hours < 48; hours += 0.5) await at(noon + hours * HOUR)
  expect(browser.messages()).toEqual([
    { device: browser.id, title: `Tonight: ${meal.name} · ${meal.minutes} min`, page: '/', tag: 'dinner' },
  ])
})

it.each([
  ['forward, at the hour that is left out', FORWARD, '2026-10-04', 2],
  ['forward, at the usual one', FORWARD, '2026-10-04', 16],
  ['back, at the hour that comes twice', BACK, '2027-04-04', 2],
  ['back, at the usual one', BACK, '2027-04-04', 16],
])('is said once on a day on which the clock goes %s', async (_when, change, date, hour) => {
  await dinner(date, { content: { text: { text: 'Soup' } } })
  const browser = await browserBefore(change - 3 * HOUR, hour)
  let saidAt = 0
  for (let minutes = -170; minutes < 24 * 60; minutes += 10) {
    await at(change + minutes * MINUTE)
    if (push.got.length > 0) saidAt ||= change + minutes * MINUTE
  }
  expect(titles(browser)).toEqual(['Tonight: Soup'])
  const clock = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', hour: 'numeric', hourCycle: 'h23' })
  expect(Number(clock.format(saidAt))).toBe(change === FORWARD && hour === 2 ? 3 : hour)
})

it('says all of it where there is more than one, and what is eaten out or left', async () => {
  await dinner('2026-12-02', { content: { text: { text: 'Thai place', isOut: true } } })
  await dinner('2026-12-02', { uniqueId: encodeMealEntryId(mealOf().id, []) })
  const noon = Date.UTC(2026, 11, 2, 1)
  const browser = await browserBefore(noon, 15)
  await at(noon + 4 * HOUR)
  expect(titles(browser)).toEqual([`Tonight: Thai place (out) and ${mealOf().meal.name}`])
})

it('is said up to three hours late by a server that was away, and not later', async () => {
  await dinner('2026-12-02', { content: { text: { text: 'Soup' } } })
  await dinner('2026-12-03', { content: { text: { text: 'Stew' } } })
  const noon = Date.UTC(2026, 11, 2, 1)
  const browser = await browserBefore(noon, 13)
  await at(noon + 4 * HOUR)
  expect(titles(browser)).toEqual([])
  await at(noon + DAY + 3 * HOUR)
  expect(titles(browser)).toEqual(['Tonight: Stew'])
})

it('says what is planned when it is said, not what was before', async () => {
  await dinner('2026-12-02', { content: { text: { text: 'Soup' } } })
  const noon = Date.UTC(2026, 11, 2, 1)
  const browser = await browserBefore(noon)
  await app.services.db('plans').update({ content: JSON.stringify({ rows: { breakfast: [], lunch: [], dinner: [] } }) })
  await at(noon + 5 * HOUR)
  expect(browser.messages()).toEqual([])
})

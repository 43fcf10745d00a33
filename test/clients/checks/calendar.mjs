import ICAL from 'ical.js'
import { BASE, expect, holds, TOKEN } from './counted.mjs'

const answer = await fetch(`${BASE}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
  body: JSON.stringify({ query: 'mutation { makeCalendarFeed(input: {}) { address errors { message } } }' }),
})
const { data } = await answer.json()
await holds('a calendar is made', () => expect(data.makeCalendarFeed.address, JSON.stringify(data)))
await holds('ical.js reads it', async () => {
  const file = await fetch(data.makeCalendarFeed.address)
  const calendar = new ICAL.Component(ICAL.parse(await file.text()))
  expect(calendar.name === 'vcalendar' && /^text\/calendar/.test(file.headers.get('content-type')), calendar.name)
})

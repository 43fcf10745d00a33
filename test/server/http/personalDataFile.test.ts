import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'

const app = givenApp()
const download = (token?: string) =>
  app.fetch('/api/user/data.json', token ? { headers: { authorization: `Bearer ${token}` } } : {})

interface Held {
  exportedAt: number
  data: Record<string, object> & { security_events: { rows: { kind: string; times: number }[] } }
}

/** Stores usage events of a person, each of two thousand characters. */
async function recordEvents(userId: string, count: number): Promise<void> {
  const now = app.clock.now()
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `${userId.slice(0, 20)}-${String(index).padStart(8, '0')}`,
    userId,
    type: 'UI_WARNING',
    metadata: JSON.stringify({ text: 'x'.repeat(2000) }),
    page: '/',
    day: '2026-11-22',
    happenedAt: now,
    receivedAt: now + index,
  }))
  for (let from = 0; from < rows.length; from += 100)
    await app.services.db('analytics_events').insert(rows.slice(from, from + 100))
}

test('the file has what the query answers, table by table', async () => {
  const person = await signUpAndIn(app)
  await recordEvents(person.userId, 3)
  const answer = await download(person.token)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=my-data.json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { data } = await app.graphql('{ myData }', {}, person.token)
  // Each of the two exports is in the history, from itself on.
  const [file, query] = [(await answer.json()) as Held, data.myData as unknown as Held]
  const exports = ({ data: { security_events: events } }: Held) => events.rows.map(({ kind, times }) => [kind, times])
  expect([exports(file), exports(query)]).toEqual([[['DATA_EXPORTED', 1]], [['DATA_EXPORTED', 2]]])
  expect(Object.keys(file)).toEqual(Object.keys(query))
  expect({ ...file.data, security_events: null }).toEqual({ ...query.data, security_events: null })
  expect([file.exportedAt, query.exportedAt]).toEqual([expect.any(Number), expect.any(Number)])
})

test('more rows than are read at once are all there, each once; the query refers to the file', async () => {
  const [person, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  await recordEvents(person.userId, 2500)
  await recordEvents(other.userId, 1)
  const { data } = (await (await download(person.token)).json()) as {
    data: { analytics_events: { rows: { id: string }[] } }
  }
  expect(new Set(data.analytics_events.rows.map(({ id }) => id)).size).toBe(2500)
  expect(data.analytics_events.rows).toHaveLength(2500)
  const { status, errors } = await app.graphql('{ myData }', {}, person.token)
  expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  expect(errors?.[0]?.message).toContain('/api/user/data.json')
})

test('it is for people only', async () => {
  expect((await download()).status).toBe(401)
  expect((await download(await partnerKey(app, 'MEALS_READ'))).status).toBe(403)
  expect((await app.fetch('/api/user/data.json', { method: 'POST' })).status).toBe(405)
})

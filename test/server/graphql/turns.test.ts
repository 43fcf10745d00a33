import { setTimeout as wait } from 'node:timers/promises'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'

const app = givenApp({ MAX_CALLS: '1', MAX_WAITING_CALLS: '1' })
const LOGIN = 'mutation ($input: LogInInput!) { logIn(input: $input) { errors { code } accessToken } }'

const post = (query: string, token?: string, variables: object = {}) =>
  app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })

async function untilOneWaits(): Promise<void> {
  while (app.services.calls.load.waiting < 1) await wait(5)
}

test('calls beyond those that may wait are refused with a time to come back; nothing else is (SEC-14)', async () => {
  const { token } = await signUpAndIn(app)
  const leave = await app.services.calls.enter('somebody')
  const waiting = post('{ product { name } }')
  await untilOneWaits()

  const refused = await post('{ household { name } }', token)
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ])
  expect(await refused.json()).toEqual({
    errors: [
      {
        message: 'The service is busy. Try again in a moment.',
        extensions: { code: 'UNAVAILABLE', help: expect.any(String) },
      },
    ],
  })
  for (const [method, path] of [
    ['GET', '/api/mealbases/dinner/'],
    ['GET', '/api/user/mealplan/'],
  ] as const) {
    const answer = await app.fetch(path, { method, headers: { authorization: `Bearer ${token}` } })
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '2'])
    expect(await answer.json()).toEqual({
      detail: 'The service is busy. Try again in a moment.',
      request_id: answer.headers.get('x-request-id'),
    })
  }

  // What was wrong with a call, or who made it, is said as before.
  expect((await post('{ nothing }', token)).status).toBe(400)
  expect((await app.fetch('/api/user/mealplan/')).status).toBe(401)
  const login = await post(LOGIN, undefined, { input: { email: 'nobody@example.com', password: 'not the password' } })
  expect(login.status).toBe(200)
  for (const path of ['/health/live', '/health/ready', '/static/meals-with-slugs.json', '/manifest.webmanifest'])
    expect([path, (await app.fetch(path)).status]).toEqual([path, 200])
  const metrics = await (await app.fetch('/metrics')).text()
  expect(metrics).toContain('mealwright_calls{state="running"} 1\n')
  expect(metrics).toContain('mealwright_calls{state="waiting"} 1\n')
  expect(Number(/mealwright_calls_refused_total (\d+)/.exec(metrics)?.[1])).toBeGreaterThanOrEqual(3)

  leave()
  expect((await waiting).status).toBe(200)
  expect((await post('{ household { name } }', token)).status).toBe(200)
  expect(app.services.calls.load).toEqual({ running: 0, waiting: 0 })
})

test('what comes along with a session or a password waits for its turn (SEC-14)', async () => {
  const leave = await app.services.calls.enter('first')
  const waiting = app.services.calls.enter('second')
  await untilOneWaits()
  const statusOf = async (selections: string, more = '') => {
    const input = { email: 'mia@example.com', password: 'not the password' }
    return (await post(`mutation ($input: LogInInput!) { logIn(input: $input) ${selections} ${more} }`, '', { input }))
      .status
  }
  expect(await statusOf('{ accessToken viewer { id } }')).toBe(200)
  expect(await statusOf('{ viewer { household { members { id } } } }')).toBe(503)
  expect(await statusOf('{ accessToken }', 'readDish(input: { text: "Toast" }) { ok }')).toBe(503)
  leave()
  ;(await waiting)()
})

test('calls that fail in any way give their turn back', async () => {
  for (const query of [
    '{ household { name } }',
    '{ nothing }',
    '{',
    'query A { product { name } } query B { product { name } }',
  ])
    await post(query)
  await app.fetch('/api/mealbases/dinner/')
  expect(app.services.calls.load).toEqual({ running: 0, waiting: 0 })
})

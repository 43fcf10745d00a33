import { givenApp } from '../../support/givenApp'

const app = givenApp()

it.each([
  ['live', { status: 'live' }],
  ['ready', { status: 'ready', database: true, stopping: false }],
])('says that it is %s, checked each time', async (what, body) => {
  const answer = await app.fetch(`/health/${what}`)
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([200, 'no-store', body])
})

it('is alive and not ready without its database', async () => {
  await app.services.db.destroy()
  const [live, ready] = [await app.fetch('/health/live'), await app.fetch('/health/ready')]
  expect([live.status, ready.status, await ready.json()]).toEqual([
    200,
    503,
    { status: 'not ready', database: false, stopping: false },
  ])
})

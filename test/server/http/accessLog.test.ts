import { Writable } from 'node:stream'
import pino from 'pino'
import { makeKey } from '../../../server/partners/makeKey'
import { signUpAndIn } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'

type Entry = Record<string, unknown>
const lines: Entry[] = []

/** An application whose log goes to `lines`. */
async function startLogged(environment: Record<string, string>): Promise<RunningApp> {
  const before = process.env.LOG_LEVEL
  process.env.LOG_LEVEL = 'info'
  const app = await startApp({ INSTANCE_NAME: 'kitchen-1', ...environment })
  process.env.LOG_LEVEL = before
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Entry)
      done()
    },
  })
  Object.assign(app.services.log, pino({ level: 'info' }, sink))
  return app
}
const calls = () => lines.filter(({ msg }) => msg === 'access')

/** The line is written after the answer, so it may come a moment later. */
async function callsWhen(count: number): Promise<Entry[]> {
  for (let tries = 0; tries < 300 && calls().length < count; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10))
  return calls()
}
beforeEach(() => void lines.splice(0))

it('has a line for each call with who called, and neither paths nor queries', async () => {
  const app = await startLogged({ ACCESS_LOG: 'info' })
  const { token, userId } = await signUpAndIn(app)
  const { key } = await makeKey(app.services, { partner: 'Grocer', scopes: ['MEALS_READ'], expiresAt: null })
  lines.splice(0)
  const { headers } = await app.graphql('{ viewer { id } }', {}, token)
  await callsWhen(1)
  await app.graphql('{ product { name } }', {}, key)
  await callsWhen(2)
  await app.fetch('/reset-password/canary-key?mail=canary')
  await callsWhen(3)
  await app.fetch('/health/live')
  await app.fetch('/api/nothing?canary=1')
  const [own, partner, page, api, ...more] = await callsWhen(4)
  expect(own).toEqual(
    expect.objectContaining({
      level: 30,
      method: 'POST',
      route: '/graphql',
      status: 200,
      userId,
      requestId: headers.get('x-request-id'),
      ms: expect.any(Number) as number,
    }),
  )
  expect(own?.bytes).toBeGreaterThan(100)
  expect(partner).toEqual(expect.objectContaining({ partnerId: expect.any(String) as string }))
  expect(partner).not.toHaveProperty('userId')
  expect(page).toEqual(expect.objectContaining({ route: 'page' }))
  expect(api).toEqual(expect.objectContaining({ route: '/api/*', status: 404 }))
  expect(more).toEqual([])
  expect(JSON.stringify(calls())).not.toContain('canary')
  await app.stop()
})

it.each<Record<string, string>>([{ ACCESS_LOG: 'off' }, { ACCESS_LOG: 'debug' }, {}])(
  '%j: no line at the level info',
  async (environment) => {
    const app = await startLogged(environment)
    await app.graphql('{ product { name } }')
    await app.stop()
    expect(calls()).toEqual([])
  },
)

import { register } from 'prom-client'
import type { AddressInfo } from 'node:net'
import { createListener } from '../../../server/http/createListener'
import { metricsApp } from '../../../server/http/metricsPage'
import { givenApp } from '../../support/givenApp'
import { signUpByMail } from '../../support/people'
import { startApp } from '../../support/startApp'

// What other files of this worker counted.
beforeAll(() => register.resetMetrics())
const app = givenApp()

async function metrics(
  running = app,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; type: string | null }> {
  const response = await running.fetch('/metrics', { headers })
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
}

/** The value of the metric whose line begins so; 0 when there is none. */
const valueOf = (text: string, start: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1) ?? 0,
  )

test('it is Prometheus text about the process, the calls, the catalogue and the mails', async () => {
  const { email } = await signUpByMail(app)
  await app.fetch('/api/signup/', { method: 'POST' })
  await app.fetch(`/reset-password/canary-key-${email}`)
  const { status, text, type } = await metrics()
  expect([status, type]).toEqual([200, expect.stringContaining('text/plain')])
  expect(text).toContain('process_cpu_user_seconds_total')
  expect(valueOf(text, 'mealwright_catalogue_meals')).toBe(app.services.catalogue.compiled.meals.length)
  expect(text).toContain(`mealwright_catalogue_info{version="${app.services.catalogue.version}"} 1`)
  expect(valueOf(text, 'mealwright_outbox_mails{state="waiting"}')).toBeGreaterThan(0)
  expect(valueOf(text, 'mealwright_outbox_mails{state="dead"}')).toBe(0)
  expect(
    valueOf(text, 'mealwright_http_request_duration_seconds_count{method="POST",route="/graphql",status="200"}'),
  ).toBeGreaterThan(0)
  expect(
    valueOf(text, 'mealwright_http_request_duration_seconds_count{method="POST",route="/api/signup",status="400"}'),
  ).toBe(1)
  expect(text).not.toContain('canary-key')
  for (const line of text.split('\n')) expect(line).toMatch(/^(#.*|[a-zA-Z_:][\w:]*(\{.*\})? (\S+))?$/)
})

test('root fields are counted with their outcome, errors by code, and no name of a caller', async () => {
  const before = (await metrics()).text
  await app.graphql('query Canary { one: product { name } product { name } viewer { id } }')
  await app.graphql('{ nonsenseCanary }')
  const { text } = await metrics()
  const grown = (start: string) => valueOf(text, start) - valueOf(before, start)
  expect(grown('mealwright_graphql_errors_total{code="UNAUTHENTICATED"}')).toBe(1)
  expect(grown('mealwright_graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1)
  expect(grown('mealwright_graphql_fields_total{kind="query",field="product",outcome="ok"}')).toBe(2)
  expect(grown('mealwright_graphql_fields_total{kind="query",field="viewer",outcome="error"}')).toBe(1)
  expect(text).not.toMatch(/canary/i)
})

test('whatever is asked, there are few routes', async () => {
  for (const path of ['/api/a', '/api/b/c', '/x', '/y/z', '/assets/1.js', '/api/mealbases/one/', '/instructions/dal'])
    await app.fetch(path)
  const routes = new Set([...(await metrics()).text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route))
  expect([...routes]).toEqual(expect.arrayContaining(['/api/*', 'page', '/assets', '/api/mealbases/:category']))
  for (const route of routes) expect(route).not.toMatch(/one|dal|\/x|\/y|1\.js/)
})

test('it is for this machine alone', async () => {
  expect((await metrics(app, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
  const proxied = await startApp({ TRUST_PROXY: '1' })
  expect((await metrics(proxied, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
  expect((await metrics(proxied)).status).toBe(200)
  await proxied.stop()
})

test('it can be opened to everyone', async () => {
  const open = await startApp({ METRICS_PUBLIC: '1' })
  expect((await metrics(open, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200)
  await open.stop()
})

test('it answers while the database is away', async () => {
  const broken = await startApp()
  await broken.services.db.schema.renameTable('outbox', 'outbox_away')
  const { status, text } = await metrics(broken)
  expect([status, text.includes('mealwright_catalogue_meals'), text.includes('mealwright_outbox_mails{')]).toEqual([
    200,
    true,
    false,
  ])
  await broken.stop()
})

test('pool, statements, hashes, refused calls and the security log are counted', async () => {
  const limited = await startApp({ RATE_LIMIT_SCALE: '0.01' })
  const ask = () =>
    limited.graphql('mutation { requestPasswordReset(input: { email: "a@b.example" }) { errors { message } } }')
  await ask()
  await ask()
  const { text } = await metrics(limited)
  expect(text).toMatch(/mealwright_database_connections\{state="used"\} \d/)
  expect(valueOf(text, 'mealwright_database_connections{state="waiting"}')).toBe(0)
  expect(valueOf(text, 'mealwright_database_query_duration_seconds_count{kind="select",outcome="ok"}')).toBeGreaterThan(
    0,
  )
  expect(valueOf(text, 'mealwright_password_hashes{state="waiting"}')).toBe(0)
  expect(valueOf(text, 'mealwright_rate_limited_total{limit="Mutation.requestPasswordReset"}')).toBe(1)
  expect(valueOf(text, 'mealwright_security_events_total{event="rate_limit",outcome="blocked"}')).toBeGreaterThan(0)
  await limited.services
    .db('no_such_table')
    .first()
    .catch(() => {})
  const after = (await metrics(limited)).text
  const failed = 'mealwright_database_query_duration_seconds_count{kind="select",outcome="error"}'
  expect(valueOf(after, failed)).toBe(valueOf(text, failed) + 1)
  expect(after).not.toContain('no_such_table')
  await limited.stop()
})

test('runs of the retention are counted', async () => {
  const running = await startApp()
  running.startBackground()
  await running.stop()
  const { text } = await metrics()
  expect(valueOf(text, 'mealwright_retention_runs_total{outcome="ok"}')).toBe(1)
  expect(valueOf(text, 'mealwright_retention_last_success_timestamp_seconds')).toBeGreaterThan(0)
})

test('with a token they are for its holders, wherever they call from', async () => {
  const token = 'a-token-of-tests-0123'
  const guarded = await startApp({ METRICS_TOKEN: token })
  expect((await metrics(guarded)).status).toBe(401)
  expect((await metrics(guarded, { authorization: `Bearer ${token}x` })).status).toBe(401)
  const forwarded = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' }
  expect((await metrics(guarded, forwarded)).status).toBe(200)
  await guarded.stop()
})

test('with a port of their own they are there alone', async () => {
  const apart = await startApp({ METRICS_PORT: '65000' })
  expect((await metrics(apart)).text).not.toContain('mealwright_catalogue_meals')
  const server = createListener(metricsApp(apart.services, apart.lifecycle))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = await fetch(`${base}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('mealwright_catalogue_meals')])
  expect((await fetch(`${base}/health/live`)).status).toBe(404)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await apart.stop()
})

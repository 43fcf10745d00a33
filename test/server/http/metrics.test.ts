import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { startApp } from '../../support/startApp'

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
  const { email } = await signUpAndIn(app)
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

test('it can be opened to everybody', async () => {
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

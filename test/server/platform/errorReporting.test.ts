import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { propagationTargets } from '../../../server/platform/errorReporting'
import { redactDeep, redactError, redactText } from '../../../server/platform/redact'
import { type Person, signUpAndIn } from '../../support/people'
import { secretCanaries } from '../../support/secretCanaries'
import { type RunningApp, startApp } from '../../support/startApp'

interface Report {
  type: string
  raw: string
  body: {
    user?: Record<string, string>
    tags?: Record<string, string>
    exception?: { values: { type: string; value: string; stacktrace?: { frames: object[] } }[] }
    transaction?: string
    contexts?: { trace?: { op?: string; trace_id?: string; data?: object } }
  }
}

let receiver: Server
let app: RunningApp
let person: Person
const received: Report[] = []

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const bytes = Buffer.concat(chunks)
      const raw = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
      const lines = raw.split('\n')
      received.push({
        type: JSON.parse(lines[1] ?? '{}').type,
        body: JSON.parse(lines[2] ?? '{}'),
        raw: `${request.url}\n${raw}`,
      })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  app = await startApp({ SENTRY_DSN: `http://publickey@127.0.0.1:${(receiver.address() as AddressInfo).port}/1` })
  person = await signUpAndIn(app)
})
afterAll(async () => {
  await app.stop()
  receiver.closeAllConnections()
  await new Promise((resolve) => receiver.close(resolve))
})
beforeEach(() => void (received.length = 0))

async function arrived(type: string, matches: (report: Report) => boolean = () => true): Promise<Report> {
  for (let tries = 0; tries < 800; tries += 1) {
    const found = received.find((one) => one.type === type && matches(one))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`Nothing of the type ${type} arrived among ${received.map((one) => one.type).join()}`)
}

/** Everything that must never leave, as one call carries it. */
const CANARIES = {
  password: 'canary-password-7Q',
  token: 'canary-token-7Q',
  cookie: 'canary-cookie-7Q',
  text: 'canary-body-7Q',
}

test('a failure behind the API is reported with whom it hit, and with no secret', async () => {
  const { db } = app.services
  await db.schema.renameTable('feedback', 'feedback_away')
  const answer = await app.graphql(
    'mutation ($input: SubmitFeedbackInput!) { submitFeedback(input: $input) { submitted } }',
    {
      input: {
        textResponses: { general: `${CANARIES.text} password=${CANARIES.password}` },
        submissionId: CANARIES.token,
      },
    },
    person.token,
    { cookie: `refresh=${CANARIES.cookie}` },
  )
  await db.schema.renameTable('feedback_away', 'feedback')
  expect(answer.status).toBe(500)
  const { body, raw } = await arrived('event')
  expect(body.user).toEqual({ id: person.userId, email: person.email, ip_address: '127.0.0.1' })
  expect(body.tags).toMatchObject({
    operation: 'graphql submitFeedback',
    request_id: answer.errors?.[0]?.extensions.requestId,
  })
  expect(body.exception?.values[0]?.stacktrace?.frames.length).toBeGreaterThan(2)
  for (const secret of [
    ...Object.values(CANARIES),
    person.token,
    person.cookie,
    person.cookie.split('=')[1] ?? '-',
    person.password,
  ])
    expect(raw).not.toContain(secret)
})

test('a failure outside GraphQL is reported, too', async () => {
  const spy = jest.spyOn(app.services.catalogue, 'snapshot', 'get').mockImplementation(() => {
    throw new Error(`no snapshot, token=${CANARIES.token}`)
  })
  const { status } = await app.fetch('/api/partners/catalogue.ndjson', {
    headers: { authorization: `Bearer ${person.token}` },
  })
  spy.mockRestore()
  expect(status).toBe(500)
  const { body, raw } = await arrived('event', (one) => one.raw.includes('no snapshot'))
  expect(body.tags).toMatchObject({ operation: 'GET /api/partners/catalogue.ndjson' })
  expect(body.user).toMatchObject({ id: person.userId, email: person.email })
  expect(raw).not.toContain(CANARIES.token)
})

test('a failure of an anonymous call is reported without their address', async () => {
  const { db } = app.services
  await db.schema.renameTable('attempts', 'attempts_away')
  const { status } = await app.graphql(
    'mutation { requestPasswordReset(input: { email: "nobody@example.com" }) { errors { code } } }',
  )
  await db.schema.renameTable('attempts_away', 'attempts')
  expect(status).toBe(500)
  const { body, raw } = await arrived('event')
  expect(body.tags).toMatchObject({ operation: 'graphql requestPasswordReset' })
  expect(body.user ?? {}).toEqual({})
  for (const address of ['127.0.0.1"', 'nobody@example.com']) expect(raw).not.toContain(address)
})

test('a report shows no secret of any kind, in its message, cause or stack', async () => {
  const canaries = Object.values(secretCanaries())
  const text = canaries.map((one) => one.text).join('\n')
  const error = new Error(`said: ${text}`, { cause: Object.assign(new Error(text, { cause: text }), { code: text }) })
  error.stack = `Error: x\n    at f (${text})`
  app.services.reporter.report(error, { operation: 'GET /planted' })
  const { raw } = await arrived('event', (one) => one.raw.includes('/planted'))
  for (const secret of canaries.flatMap(({ secrets }) => secrets))
    expect(raw.replaceAll('\\', '')).not.toContain(secret.replaceAll('\\', ''))
})

test('what callers cause is not reported', async () => {
  await app.graphql('{ viewer { id } }')
  await app.graphql('{ nonsense }')
  await app.fetch('/api/token/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' })
  app.services.reporter.report(new Error('the last one'))
  await arrived('event', (one) => one.raw.includes('the last one'))
  expect(received.filter(({ type }) => type === 'event')).toHaveLength(1)
})

test('a call of a sampled page is a part of its trace, under a name without what stands in the address', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { 'sentry-trace': `${trace}-00f067aa0ba902b7-1` }
  await app.fetch(`/reset-password/${CANARIES.token}`, { headers })
  await app.fetch('/api/token/logout', { method: 'POST', headers })
  await arrived('transaction', ({ body }) => body.transaction === 'GET page')
  const { body } = await arrived('transaction', (one) => one.body.transaction === 'POST /api/token/logout')
  expect(body.contexts?.trace).toMatchObject({
    op: 'http.server',
    trace_id: trace,
    data: { 'http.response.status_code': 200 },
  })
  expect(received.map(({ raw }) => raw).join()).not.toContain(CANARIES.token)
})

test('one call in five is timed where no page says so', async () => {
  for (let calls = 0; calls < 200; calls += 1) await app.fetch('/health/live')
  await arrived('transaction')
  await new Promise((resolve) => setTimeout(resolve, 500))
  const count = received.filter(({ body }) => body.transaction === 'GET /health/live').length
  expect(count).toBeGreaterThan(10)
  expect(count).toBeLessThan(80)
})

test('without an address nothing is loaded and nothing is sent', async () => {
  const quiet = await startApp()
  quiet.services.reporter.report(new Error('unheard'))
  await quiet.stop()
  expect(received.filter(({ raw }) => raw.includes('unheard'))).toEqual([])
})

test('trace headers go to this machine and to the backend alone', () => {
  const goes = (url: string) => propagationTargets('https://meals.example').some((target) => target.test(url))
  for (const url of [
    'http://localhost:4000/graphql',
    'http://127.0.0.1/',
    'https://meals.example/api/token/',
    'https://meals.example',
  ])
    expect([url, goes(url)]).toEqual([url, true])
  for (const url of [
    'https://meals.example.evil.example/',
    'https://evil.example/?https://meals.example/',
    'http://localhost.evil.example/',
    'https://mealsxexample/',
  ])
    expect([url, goes(url)]).toEqual([url, false])
})

describe('what is written down', () => {
  it.each([
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx.abc-_d was old', 'token [redacted] was old'],
    ['key mw_ab12cd34_Zm9vYmFy is gone', 'key [redacted] is gone'],
    ['hash $argon2id$v=19$m=19456,t=2$abc$def', 'hash [redacted]'],
    ['Authorization: Bearer abc.def', 'Authorization: [redacted] [redacted]'],
    ['at /reset-password/abc?x', 'at /reset-password/[redacted]?x'],
    ['{"newPassword":"a b","page":"/"}', '{"newPassword":[redacted],"page":"/"}'],
    ['mysql://root:secret@db/x', 'mysql://root:[redacted]@db/x'],
    ["Duplicate entry 'cook@example.com' for key 'users.email'", "Duplicate entry [redacted] for key 'users.email'"],
    ['a meal of two serves', 'a meal of two serves'],
  ])('%s', (given, shown) => expect(redactText(given)).toBe(shown))

  it.each(['a-', 'token-', 'eyJaaaaaaaa-', "entry '"])('is made from a long text in no time: %s', (part) => {
    const long = part.repeat(50_000)
    expect(redactText(`${long} password=x`)).toBe(`${long} password=[redacted]`)
  })

  it('has no value under a secret name', () => {
    expect(
      redactDeep({ a: [{ refreshToken: 'x', Cookie: 'y', page: '/' }], apiKey: 1, trace_id: 'keep', monkey: 'keep' }),
    ).toEqual({
      a: [{ refreshToken: '[redacted]', Cookie: '[redacted]', page: '/' }],
      apiKey: '[redacted]',
      trace_id: 'keep',
      monkey: 'keep',
    })
  })

  it('has the statement of a database error without its values, and nothing else of it', async () => {
    const error: Error & { code?: string } = (await app.services
      .db('nothing')
      .insert({ a: 'canary-value' })
      .catch((one: Error) => one)) as never
    const shown = redactError(Object.assign(new Error('outer', { cause: error }), { sql: 'canary-sql' }))
    const all = `${shown.stack} ${JSON.stringify(shown)} ${(shown.cause as Error).stack} ${JSON.stringify(shown.cause)}`
    expect(all).toContain('nothing')
    expect(all).toContain(error.code)
    expect(all).not.toContain('canary')
  })

  it('takes whatever is thrown', () => {
    expect(redactError('password=x').message).toBe('password=[redacted]')
    expect(redactError({ a: 1 }).message).toBe('A object was thrown')
  })
})

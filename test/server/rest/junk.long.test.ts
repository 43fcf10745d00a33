import * as fc from 'fast-check'
import { INSIDE } from '../../support/inside'
import { signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { rawClient, type RawRequest } from '../../support/rawHttp'
import { drawn } from '../../support/runs'
import { type RunningApp, startApp } from '../../support/startApp'
import { junkGraphql } from './junkOperations'
import { junkRest, type JunkRequest } from './junkRequests'

jest.setTimeout(300_000)
const REQUESTS = drawn(100_000)
/** Requests that are sent at once: one run of the property. */
const AT_ONCE = 20

let app: RunningApp
let tokens: Record<JunkRequest['as'], string | null>
let client: ReturnType<typeof rawClient>
let sent = 0
const statuses = new Map<number, number>()

beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_SCALE: '1000000' })
  tokens = {
    visitor: null,
    user: (await signUpAndIn(app)).token,
    partner: await partnerKey(app, 'MEALS_READ', 'LINKS_WRITE'),
  }
  client = rawClient(app.url, { sockets: AT_ONCE })
})
afterAll(async () => {
  client.close()
  await app.stop()
})

/** Files that are answered as what they are; everything else is JSON. */
const FILES = /^\/(api\/docs|schema\.graphql|api\/partners\/catalogue\.ndjson|static\/|graphql\?)/

/** What is wrong with the answer to a request; empty when nothing is. */
async function faults(request: JunkRequest): Promise<string[]> {
  const token = tokens[request.as]
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...request.headers }
  const { status, headers: answered, text } = await client.call({ ...request, headers })
  sent += 1
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const type = String(answered['content-type'] ?? '')
  const isFile = FILES.test(request.path) && status < 400
  const problems: string[] = []
  if (status >= 500) problems.push(`answered ${status}`)
  if (!isFile && /<html|<!doctype|<pre/i.test(text) && !type.includes('json')) problems.push('is HTML')
  if (!isFile && text !== '' && !type.includes('json')) problems.push(`is ${type || 'of no type'}`)
  if (!isFile && text !== '' && type.includes('json') && !isJson(text)) problems.push('is no JSON')
  // A person's own export is all about what is inside.
  const isExport = status === 200 && text.includes('"myData"')
  const inside = isFile || isExport ? null : INSIDE.exec(withoutEcho(text, request))
  if (inside) problems.push(`tells "${inside[0]}"`)
  return problems.length > 0 ? [`${request.method} ${request.path}: ${problems.join(', ')}\n${text.slice(0, 400)}`] : []
}

/** What the caller sent may come back in a message; it tells nothing. */
function withoutEcho(text: string, { body }: RawRequest): string {
  const given = String(body ?? '')
  return text.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) =>
    quoted.length > 6 && given.includes(quoted.slice(1, -1)) ? '""' : quoted,
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Junk may sign its user out or delete the account; the next requests would come no further than a visitor's. */
async function staySignedIn(): Promise<void> {
  const { status } = await app.graphql('{ viewer { id } }', {}, tokens.user)
  if (status === 401) tokens.user = (await signUpAndIn(app)).token
}

async function hold(requests: fc.Arbitrary<JunkRequest>, share: number): Promise<void> {
  const some = fc.array(requests, { minLength: AT_ONCE, maxLength: AT_ONCE, size: 'max' })
  const property = fc.asyncProperty(some, async (batch) => {
    await staySignedIn()
    expect((await Promise.all(batch.map(faults))).flat()).toEqual([])
  })
  await fc.assert(property, { numRuns: Math.ceil((REQUESTS * share) / AT_ONCE), endOnFailure: true })
}

it('of any kind is answered by REST in JSON, never with a failure of ours nor with anything from inside', () =>
  hold(junkRest, 0.75))

it('of any kind is answered by GraphQL likewise', () => hold(junkGraphql, 0.25))

it('was sent in full, and some of it got through', async () => {
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]))
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20)
  const { status } = await app.graphql('{ viewer { id } }', {}, tokens.user)
  expect([200, 401]).toContain(status)
})

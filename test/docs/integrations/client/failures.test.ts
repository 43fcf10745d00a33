import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  ApplyOperationsDocument,
  createClient,
  dataOf,
  HouseholdListDocument,
  MealsDocument,
  MealwrightError,
  PartnerDocument,
  SetProductLinksDocument,
  type TypedDocument,
} from '../../../../docs/integrations/client/src/index.ts'
import { keyOf, keysOf, revoke } from '../../../server/keys/operations'
import { type Gateway, startGateway } from '../../../support/gateway'
import { givenApp } from '../../../support/givenApp'
import { signUpAndIn } from '../../../support/people'
import { partnerKey } from '../../../support/principals'

const app = givenApp()
let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway(() => app.url)
})
afterAll(() => gateway.stop())
const client = (key: string | null, options = {}) => createClient({ url: gateway.url, key, ...options })
const reader = async (options = {}) => client(await partnerKey(app, 'MEALS_READ'), options)

describe('a call', () => {
  it('answers typed data, and what is left of the limit', async () => {
    const answer = await (await reader()).run(MealsDocument, { first: 2, filter: { category: 'DINNER' } })
    expect(answer).toMatchObject({ ok: true, tries: 1, isReplayed: false, failures: [] })
    const { meals } = dataOf(answer)
    expect(meals.nodes.map(({ categories }) => categories.includes('DINNER'))).toEqual([true, true])
    expect(answer.limit).toEqual({
      ...{ name: expect.any(String), calls: expect.any(Number), seconds: 60 },
      ...{ remaining: expect.any(Number), resetsIn: expect.any(Number) },
    })
  })

  it('takes an operation of the caller', async () => {
    const document: TypedDocument<{ recipe: { name: string } | null }, { slug: string }> =
      '# mutation\nquery ($slug: String!) { recipe(slug: $slug) { name } }'
    const { recipe } = dataOf(await client(null).run(document, { slug: 'weeknight-butter-chicken' }))
    expect(recipe?.name).toBe('Weeknight butter chicken')
    expect(gateway.exchanges.at(-1)?.headers['idempotency-key']).toBeUndefined()
  })

  it('refuses what is no text', async () => {
    await expect(client(null).run({ kind: 'Document' } as unknown as typeof PartnerDocument)).rejects.toThrow(TypeError)
  })
})

describe('a failure', () => {
  it('is data, with code, reason and the page that explains it', async () => {
    const refused = await client('mw_none').run(PartnerDocument)
    expect(refused).toMatchObject({
      ...{ ok: false, tries: 1, data: null },
      failure: {
        ...{ code: 'UNAUTHENTICATED', reason: 'ACCESS_KEY_INVALID', status: 401 },
        ...{ help: expect.stringMatching(/\/docs\/errors\/UNAUTHENTICATED$/), message: expect.any(String) },
      },
    })
    expect(() => dataOf(refused)).toThrow(MealwrightError)
  })

  it('says that a key was revoked, and which scope one lacks', async () => {
    const cook = await signUpAndIn(app)
    const key = await keyOf(app, cook, 'PLAN_READ')
    expect(await client(key).run(HouseholdListDocument)).toMatchObject({
      failure: {
        code: 'FORBIDDEN',
        reason: 'ACCESS_KEY_SCOPE',
        status: 403,
        scope: expect.stringContaining('LIST_READ'),
      },
    })
    const [{ id } = { id: '' }] = await keysOf(app, cook)
    await revoke(app, cook, id)
    expect(await client(key).run(HouseholdListDocument)).toMatchObject({ failure: { reason: 'ACCESS_KEY_REVOKED' } })
  })

  it('names the argument that is to blame, and is not sent again', async () => {
    const answer = await (await reader()).run(MealsDocument, { first: 2, after: 'nowhere' })
    expect(answer).toMatchObject({ ok: false, tries: 1, failure: { code: 'BAD_USER_INPUT', field: 'after' } })
  })

  it('of an input is in the data of its mutation', async () => {
    const key = await partnerKey(app, 'LINKS_WRITE')
    const links = [{ store: 'corner-grocer', ingredient: 'no-such-food', url: 'https://shop.example/x' }]
    expect(dataOf(await client(key).run(SetProductLinksDocument, { links })).setProductLinks).toMatchObject({
      ok: false,
      errors: expect.arrayContaining([
        { code: 'UNKNOWN', field: 'links[0].ingredient', message: expect.any(String), help: expect.any(String) },
      ]),
    })
  })
})

describe('what may pass', () => {
  const RETRY = { 'retry-after': '1' }

  it('is sent again, after as long as the server says', async () => {
    gateway.failNext({ status: 503, headers: RETRY, body: '<h1>Busy</h1>' }, 'lostBefore', { status: 502 })
    const start = performance.now()
    const answer = await (await reader()).run(MealsDocument, { first: 1 })
    expect(answer).toMatchObject({ ok: true, tries: 4 })
    expect(performance.now() - start).toBeGreaterThan(1000)
  })

  it('is a failure when it does not pass', async () => {
    gateway.failNext('lostBefore', 'lostBefore')
    expect(await (await reader({ tries: 2 })).run(MealsDocument, { first: 1 })).toMatchObject({
      ...{ ok: false, tries: 2, failure: { code: 'NETWORK', status: null } },
    })
    gateway.failNext({ status: 503, headers: { 'retry-after': '90' } })
    expect(await (await reader()).run(MealsDocument, { first: 1 })).toMatchObject({
      ...{ ok: false, tries: 1, failure: { code: 'BAD_ANSWER', status: 503, retryAfter: 90 } },
    })
  })

  it('is done once where the answer of a mutation was lost', async () => {
    const key = await keyOf(app, await signUpAndIn(app), 'LIST_READ', 'LIST_WRITE')
    const itemId = '0b9c5c1e-6a0f-4c58-9a39-5f6a3f0f7d11'
    const add = { list: { addItem: { itemId, text: 'batteries' } } }
    const tick = { list: { tickItem: { itemId } } }
    gateway.failNext('lostAfter')
    const before = gateway.exchanges.length
    const answer = await client(key).run(ApplyOperationsDocument, { input: { operations: [{ act: add }] } })
    expect(answer).toMatchObject({ ok: true, tries: 2, isReplayed: true })
    expect(dataOf(answer).applyOperations).toMatchObject({ ok: true, outcomes: [{ status: 'APPLIED' }] })
    const keys = gateway.exchanges.slice(before).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    const again = { idempotencyKey: 'tick-of-monday' }
    for (const isReplayed of [false, true])
      expect(
        await client(key).run(ApplyOperationsDocument, { input: { operations: [{ act: tick }] } }, again),
      ).toMatchObject({ ok: true, isReplayed })
  })

  it('ends when its caller ends it', async () => {
    gateway.failNext({ status: 503, headers: { 'retry-after': '30' } })
    const ending = new AbortController()
    setTimeout(() => ending.abort(), 50)
    expect(await (await reader()).run(MealsDocument, { first: 1 }, { signal: ending.signal })).toMatchObject({
      failure: { code: 'ABORTED' },
    })
  })

  it('is a failure where nothing answers in time', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const answer = await createClient({ url, key: null, timeout: 0.1, tries: 1 }).run(PartnerDocument)
    expect(answer).toMatchObject({ ok: false, failure: { code: 'TIMEOUT' } })
    silent.closeAllConnections()
    silent.close()
  })
})

describe('limits', () => {
  const slow = givenApp({ RATE_LIMIT_SCALE: '0.05' })

  it('are the answer where waiting takes too long, with the seconds', async () => {
    const key = await partnerKey(slow, 'LINKS_WRITE')
    const of = createClient({ url: slow.url, key, longestWait: 0.5 })
    const answers = []
    for (let calls = 0; calls < 4; calls += 1) answers.push(await of.run(SetProductLinksDocument, { links: [] }))
    expect(answers.slice(0, 3).map(({ ok, limit }) => [ok, limit?.remaining])).toEqual(
      [2, 1, 0].map((left) => [true, left]),
    )
    expect(answers[3]).toMatchObject({
      ...{ ok: false, tries: 1 },
      failure: { code: 'RATE_LIMITED', status: 429, retryAfter: expect.any(Number), help: expect.any(String) },
    })
  })

  it('that are used up are waited for before the next call', async () => {
    const used = { ratelimit: '"meals";r=0;t=1', 'ratelimit-policy': '"meals";q=600;w=60' }
    gateway.failNext({ status: 200, headers: used, body: '{"data": {"meals": null}}' })
    const of = await reader()
    expect((await of.run(MealsDocument, { first: 1 })).limit).toMatchObject({
      name: 'meals',
      remaining: 0,
      resetsIn: 1,
    })
    const start = performance.now()
    await of.run(MealsDocument, { first: 1 })
    expect(performance.now() - start).toBeGreaterThan(950)
  })
})

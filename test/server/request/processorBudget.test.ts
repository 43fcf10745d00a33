import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { TRAFFIC_LIMITS } from '../../../schema/trafficLimits'
import { ProcessorBudget } from '../../../server/request/ProcessorBudget'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { describeWithRedis, startPrivateRedis } from '../../support/privateRedis'

const app = givenApp()
let heavy: Person
let other: Person
beforeAll(async () => {
  heavy = await signUpAndIn(app)
  other = await signUpAndIn(app)
})

/** A budget of so many milliseconds a minute, with a clock that tests move. */
function givenBudget(milliseconds: number) {
  const clock = { now: 0 }
  const { config } = app.services
  const scaled = { ...config, rateLimitScale: milliseconds / TRAFFIC_LIMITS.processorMsPerMinute }
  const budget = new ProcessorBudget({ redis: null, config: scaled }, () => clock.now)
  app.services.budget = budget
  return { clock, budget }
}

const post = (query: string, token?: string) =>
  app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  })
const get = (path: string, token?: string) =>
  app.fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} })

const MEALS = '{ mealBases(category: DINNER) { mealList { name uniqueId numServes } } }'

describe('who is over the budget of processor time (SEC-22)', () => {
  it('waits, and then is answered 503 with a time to come back, in every way; never 429, and no one else', async () => {
    // The first calls of a kind cost many times what those after them cost.
    const callsOfOther = async () => [
      (await post('{ household { name } }', other.token)).status,
      (await get('/api/user/mealplan/', other.token)).status,
    ]
    await callsOfOther()
    const { clock } = givenBudget(150)
    const seen = new Set<number>()
    for (let calls = 0; calls < 3000 && !seen.has(503); calls += 1) seen.add((await post(MEALS, heavy.token)).status)
    expect([...seen].sort()).toEqual([200, 503])

    const refused = await post('{ household { name } }', heavy.token)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
    for (const path of ['/api/mealbases/dinner/', '/api/user/mealplan/', '/api/user/data.json'])
      expect([path, (await get(path, heavy.token)).status]).toEqual([path, 503])
    // Answers that are kept cost little, but are refused as well.
    expect((await post(MEALS, heavy.token)).status).toBe(503)

    expect(await callsOfOther()).toEqual([200, 200])
    for (const path of ['/health/live', '/health/ready', '/static/meals-with-slugs.json'])
      expect([path, (await app.fetch(path)).status]).toEqual([path, 200])

    clock.now += 60_000
    expect((await post('{ household { name } }', heavy.token)).status).toBe(200)
  })

  it('may still sign in and renew the session', async () => {
    const { budget } = givenBudget(40)
    budget.charge([{ name: `user:${heavy.userId}`, times: 1 }], 80)
    budget.charge([{ name: 'ip:127.0.0.1', times: 1 }], 80)
    const input = { email: heavy.email, password: heavy.password }
    const login = await app.graphql(
      'mutation ($input: LogInInput!) { logIn(input: $input) { accessToken errors { code } } }',
      { input },
    )
    expect(login.data?.logIn).toMatchObject({ accessToken: expect.any(String) })
    expect((await post('{ product { name } }')).status).toBe(503)
  })

  it('regains a whole budget in a minute, evenly; a wait of less than 0.8 seconds is waited', async () => {
    const { clock, budget } = givenBudget(600)
    const payers = [{ name: 'user:a', times: 1 }]
    budget.charge(payers, 605)
    expect(budget.waitOf(payers)).toBe(500)
    const begun = budget.admit(payers)
    clock.now += 500
    await begun
    expect(budget.waitOf(payers)).toBe(0)
    budget.charge(payers, 100)
    await expect(budget.admit(payers)).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } })
    clock.now += 10_000
    expect(budget.waitOf(payers)).toBe(0)
    budget.charge(payers, 1e9)
    expect(budget.waitOf(payers)).toBe(60_000)
  })

  it('is a network for callers without a token, and the wider ones around it (SEC-20)', () => {
    const { budget } = givenBudget(100)
    const addresses = (count: number) => [
      { name: `ip:2001:db8:0:${count.toString(16)}::/64`, times: 1 },
      { name: 'ip:2001:db8:0:0::/56', times: 4 },
    ]
    for (let count = 1; count <= 5; count += 1) budget.charge(addresses(count), 90)
    expect(budget.waitOf(addresses(9))).toBeGreaterThan(0)
  })
})

describeWithRedis('over several instances', () => {
  it('what one instance charges counts on the others; without Redis each goes on by itself (SEC-22)', async () => {
    const redis = await startPrivateRedis()
    const connections = [1, 2].map(() => new Redis(redis.url, { commandTimeout: 250, maxRetriesPerRequest: 0 }))
    for (const connection of connections) connection.on('error', () => {})
    const config = { ...app.services.config, rateLimitScale: 1 }
    const [one, two] = connections.map((connection) => new ProcessorBudget({ redis: connection, config }))
    const payers = [{ name: 'user:shared', times: 1 }]
    try {
      one?.charge(payers, 29_900)
      expect(one?.waitOf(payers)).toBe(0)
      for (let tries = 0; tries < 100 && !two?.waitOf(payers); tries += 1) {
        two?.charge(payers, 260)
        await wait(20)
        if (tries === 5) break
      }
      expect(two?.waitOf(payers)).toBeGreaterThan(0)
      await redis.halt()
      one?.charge([{ name: 'user:alone', times: 1 }], 31_000)
      await wait(20)
      expect(one?.waitOf([{ name: 'user:alone', times: 1 }])).toBeGreaterThan(0)
    } finally {
      for (const connection of connections) connection.disconnect()
      await redis.stop()
    }
  })
})

import { PARTNER_CALLS } from '../../../server/partners/partnerLimit'
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase'
import { type Person, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { describeWithRedis, type PrivateRedis, startPrivateRedis } from '../../support/privateRedis'
import { type RunningApp, startApp } from '../../support/startApp'

jest.setTimeout(120_000)
const PUBLIC_URL = 'http://mealwright.test'
/** `ping` has 60 calls a minute, so 6 at this scale; `mealBases` 600, so 60. */
const SCALE = '0.1'
const PINGS = 6
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let database: FreshDatabase
let plenty: RunningApp

/** Another instance of the same product: the same database, so the same people and tokens. */
const instance = (environment: Record<string, string>) =>
  startApp({ DATABASE_URL: database.url, PUBLIC_URL, ...environment })

beforeAll(async () => {
  database = await freshDatabase()
  plenty = await instance({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(async () => {
  await plenty.stop()
  await database.drop()
})

const ping = (app: RunningApp, token: string | null) => app.graphql('mutation { ping }', {}, token)

async function pings(app: RunningApp, token: string | null, count: number): Promise<number[]> {
  const statuses: number[] = []
  for (let call = 0; call < count; call += 1) statuses.push((await ping(app, token)).status)
  return statuses
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('in one process', () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await instance({ RATE_LIMIT_SCALE: SCALE })
  })
  afterAll(() => app.stop())

  it('lets a person call as often as the schema says, and then says when to come back', async () => {
    const { token } = await signUpAndIn(plenty)
    expect(await pings(app, token, PINGS)).toEqual(times(PINGS, 200))
    const { status, headers, data, errors } = await ping(app, token)
    expect([status, data]).toEqual([429, null])
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Too many requests. Try again later.',
        extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number), help: expect.any(String) },
      }),
    ])
    const seconds = Number(headers.get('retry-after'))
    expect(seconds).toBe(errors?.[0]?.extensions.retryAfter)
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it('says with each answer what is left of the limit that is reached first (API-63)', async () => {
    const { token } = await signUpAndIn(plenty)
    const first = await ping(app, token)
    expect(first.headers.get('ratelimit-policy')).toBe(`"ping";q=${PINGS};w=60`)
    expect(first.headers.get('ratelimit')).toMatch(new RegExp(`^"ping";r=${PINGS - 1};t=\\d+$`))
    await pings(app, token, PINGS)
    const refused = await ping(app, token)
    expect([refused.status, refused.headers.get('ratelimit')]).toEqual([
      429,
      expect.stringMatching(/^"ping";r=0;t=\d+$/),
    ])
  })

  it('says it to programs and in REST, too', async () => {
    const key = await partnerKey(plenty, 'MEALS_READ')
    const { headers } = await app.graphql('{ meals(first: 1) { totalCount } }', {}, key)
    const [, left = ''] = /^"meals";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '') ?? []
    expect(Number(left)).toBeLessThan(Number(headers.get('ratelimit-remaining')))
    const { token } = await signUpAndIn(plenty)
    const rest = await fetch(`${app.url}/api/v2/list`, { headers: { Authorization: `Bearer ${token}` } })
    expect(rest.headers.get('ratelimit-policy')).toMatch(/^"\w+";q=\d+;w=60$/)
  })

  it('is counted apart for each person and each field', async () => {
    const [busy, calm] = [await signUpAndIn(plenty), await signUpAndIn(plenty)]
    expect((await pings(app, busy.token, PINGS + 1)).at(-1)).toBe(429)
    expect((await ping(app, calm.token)).status).toBe(200)
    expect((await ping(app, null)).status).toBe(200)
    expect((await ping(app, await partnerKey(plenty, 'MEALS_READ'))).status).toBe(200)
    expect((await app.graphql('{ viewer { id } }', {}, busy.token)).status).toBe(200)
  })

  it('counts both doors together, and answers through REST in its own way', async () => {
    const { token } = await signUpAndIn(plenty)
    const bases = () => app.fetch('/api/mealbases/lunch/', { headers: { authorization: `Bearer ${token}` } })
    for (let call = 0; call < 30; call += 1) {
      expect((await bases()).status).toBe(200)
      expect((await app.graphql('{ mealBases(category: LUNCH) { mealList { name } } }', {}, token)).status).toBe(200)
    }
    const refused = await bases()
    expect([refused.status, await refused.json()]).toEqual([429, { detail: 'Too many requests. Try again later.' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await app.graphql('{ mealBases(category: LUNCH) { mealList { name } } }', {}, token)).status).toBe(429)
  })

  it('counts an alias of a field like the field', async () => {
    const { token } = await signUpAndIn(plenty)
    const five = 'mutation { a: ping b: ping c: ping d: ping e: ping }'
    expect((await app.graphql(five, {}, token)).status).toBe(200)
    expect((await app.graphql(five, {}, token)).status).toBe(429)
  })

  it('does not let one person on a network use up what others need to stay signed in', async () => {
    const [person, stranger] = [await signUpAndIn(plenty), await signUpAndIn(plenty)]
    const refresh = (cookie: string) => app.graphql('mutation { refreshSession { accessToken } }', {}, null, { cookie })
    const logOut = (cookie: string) => app.graphql('mutation { logOut { ok } }', {}, null, { cookie })
    const forged = ['mw_refresh=nonsense', `mw_refresh=${'0'.repeat(36)}.${'a'.repeat(43)}`, '']
    const statuses: number[] = []
    for (let call = 0; call < 66; call += 1)
      statuses.push((await refresh(forged[call % 3] ?? '')).status, (await logOut(forged[call % 3] ?? '')).status)
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([429, 429])
    const own: number[] = []
    for (let call = 0; call < 31; call += 1) own.push((await refresh(stranger.cookie)).status)
    expect(own.slice(0, 30)).toEqual(times(30, 200))
    expect(own[30]).toBe(429)
    expect((await refresh(person.cookie)).status).toBe(200)
    expect((await logOut(person.cookie)).data).toEqual({ logOut: { ok: true } })
  })

  it('does not let one person on a network log out another whose access token has ended', async () => {
    const later = await instance({ RATE_LIMIT_SCALE: SCALE })
    const [person, stranger] = [await signUpAndIn(plenty), await signUpAndIn(plenty)]
    later.clock.advance(11 * MINUTE)
    expect((await pings(later, null, PINGS + 1)).at(-1)).toBe(429)
    const pingOf = ({ token, cookie }: Person) => later.graphql('mutation { ping }', {}, token, { cookie })
    for (let call = 0; call < PINGS; call += 1) expect((await pingOf(stranger)).status).toBe(200)
    expect((await pingOf(stranger)).status).toBe(429)
    expect((await pingOf(person)).status).toBe(200)
    later.clock.advance(14 * DAY)
    expect((await pingOf(person)).status).toBe(429)
    await later.stop()
  })

  it('counts the addresses of one IPv6 network together, and those of another apart', async () => {
    const behind = await instance({ RATE_LIMIT_SCALE: SCALE, TRUST_PROXY: '1' })
    const from = (address: string) => behind.graphql('mutation { ping }', {}, null, { 'x-forwarded-for': address })
    const statuses: number[] = []
    for (let call = 0; call <= PINGS; call += 1) statuses.push((await from(`2001:db8:1:2::${call}`)).status)
    expect(statuses).toEqual([...times(PINGS, 200), 429])
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
    await behind.stop()
  })

  it('counts what a partner calls over all doors, and each partner alone', async () => {
    const key = await partnerKey(plenty, 'MEALS_READ', 'LINKS_WRITE')
    const allowed = PARTNER_CALLS * Number(SCALE)
    const jsonld = () =>
      app.fetch('/api/partners/meals/apple-pie-porridge.jsonld', { headers: { authorization: `Bearer ${key}` } })
    for (let call = 0; call < allowed; call += 1) expect((await jsonld()).status).toBe(200)
    const rest = await jsonld()
    expect([rest.status, await rest.json()]).toEqual([429, { detail: expect.any(String) }])
    const { status, headers, errors } = await app.graphql('{ product { name } }', {}, key)
    expect([status, headers.get('ratelimit-remaining'), Number(headers.get('retry-after')) > 0]).toEqual([
      429,
      '0',
      true,
    ])
    expect(errors).toEqual([
      {
        message: 'Too many requests. Try again later.',
        extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number), help: expect.any(String) },
      },
    ])
  })
})

describeWithRedis('with Redis', () => {
  let redis: PrivateRedis
  let one: RunningApp
  let two: RunningApp
  let person: Person

  beforeAll(async () => {
    redis = await startPrivateRedis()
    one = await instance({ RATE_LIMIT_SCALE: SCALE, REDIS_URL: redis.url })
    two = await instance({ RATE_LIMIT_SCALE: SCALE, REDIS_URL: redis.url })
    person = await signUpAndIn(plenty)
  })
  afterAll(async () => {
    await one.stop()
    await two.stop()
    await redis.stop()
  })

  it('instances count together', async () => {
    expect([...(await pings(one, person.token, 3)), ...(await pings(two, person.token, 3))]).toEqual(times(6, 200))
    expect([(await ping(one, person.token)).status, (await ping(two, person.token)).status]).toEqual([429, 429])
  })

  it('that goes away in the middle, each instance counts for itself and no call fails', async () => {
    const { token } = await signUpAndIn(plenty)
    expect(await pings(one, token, 2)).toEqual([200, 200])
    // Few at once: what a slow machine puts in a queue for too long is refused, and rightly.
    const lanes = Array.from({ length: 4 }, async (_, lane) => {
      const app = lane % 2 ? one : two
      const codes: unknown[] = []
      for (let round = 0; round < 10; round += 1) {
        if (lane === 0 && round === 3) await redis.halt()
        const answers = [
          await app.graphql('{ viewer { id } }', {}, token),
          await app.graphql('{ product { name } }', {}, token),
        ]
        const rest = await app.fetch('/api/user/mealplan/', { headers: { authorization: `Bearer ${token}` } })
        codes.push(...answers.map(({ status, errors }) => (errors ? errors[0]?.extensions.code : status)), rest.status)
      }
      return codes
    })
    expect([...new Set((await Promise.all(lanes)).flat())]).toEqual([200])
    const alone = await pings(one, token, PINGS + 1)
    expect(new Set(alone)).toEqual(new Set([200, 429]))
    expect(alone.at(-1)).toBe(429)
  })

  it('that comes back, they count together again', async () => {
    await redis.resume()
    const { token } = await signUpAndIn(plenty)
    for (let tries = 0; one.services.redis?.status !== 'ready' || two.services.redis?.status !== 'ready'; tries += 1) {
      expect(tries).toBeLessThan(200)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await pings(one, token, 3)
    await pings(two, token, 3)
    expect((await ping(one, token)).status).toBe(429)
  })
})

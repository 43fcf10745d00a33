import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../../../server/database/connection'
import { databaseKind, freshDatabase, type FreshDatabase } from '../../support/freshDatabase'
import { signUpAndIn } from '../../support/people'
import { describeWithRedis, type PrivateRedis, startPrivateRedis } from '../../support/privateRedis'
import { type Proxy, startProxy } from '../../support/proxy'
import { keepSaving } from '../../support/savedPlans'
import { type RunningApp, startApp } from '../../support/startApp'

const onlyMysql = databaseKind === 'mysql' ? describe : describe.skip

/** Waits until `holds`, for ten seconds at most. */
async function until(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await holds()) return true
    await wait(100)
  }
  return false
}

onlyMysql('a database whose packets are swallowed', () => {
  let database: FreshDatabase
  let proxy: Proxy
  let app: RunningApp

  beforeAll(async () => {
    database = await freshDatabase()
    const url = new URL(database.url)
    proxy = await startProxy(Number(url.port))
    url.port = String(proxy.port)
    app = await startApp({ DATABASE_URL: url.href })
    app.startBackground()
  })
  afterAll(async () => {
    await app?.stop()
    await proxy?.stop()
    await database?.drop()
  })

  it('costs callers 503 at once, makes the instance unready, loses nothing, and recovers by itself', async () => {
    const saving = keepSaving(app, await Promise.all([1, 2, 3].map(() => signUpAndIn(app))))
    const { token } = await signUpAndIn(app)
    const ready = async () => (await app.fetch('/health/ready')).status
    const read = async () => (await app.graphql('{ mealPlan { version } }', {}, token)).status
    expect([await ready(), await read()]).toEqual([200, 200])

    proxy.swallow()
    // The look that was under way may have been answered before.
    await ready()
    expect(await ready()).toBe(503)
    // A call that has hung until the watch saw it is answered, and so is each one after it.
    expect(await read()).toBe(503)
    const answered = Promise.all(Array.from({ length: 50 }, read))
    expect(await Promise.race([answered, wait(5000, 'waiting')])).toEqual(Array(50).fill(503))
    expect((await app.fetch('/static/meals-with-slugs.json')).status).toBe(200)

    await proxy.restore()
    expect(await until(async () => (await ready()) === 200 && (await read()) === 200)).toBe(true)
    await saving.finish()
    expect(await saving.lost()).toEqual([])
    expect([...saving.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  })

  it('is left alone while a statement is only slow', async () => {
    const slow = app.services.db.raw('SELECT SLEEP(4)')
    expect(await until(async () => (await app.fetch('/health/ready')).status === 200)).toBe(true)
    await expect(slow).resolves.toBeDefined()
  })

  it('never uses a connection again whose statement was not answered in time', async () => {
    const { database: where } = app.services.config
    const pool = connect(where, undefined, { size: 1, limits: { connect: 5000, statement: 500 } })
    const id = async () => (await pool.raw('SELECT CONNECTION_ID() AS id'))[0][0].id as number
    const first = await id()
    await expect(pool.raw('SELECT SLEEP(5)')).rejects.toMatchObject({ code: 'STATEMENT_DEADLINE' })
    expect(await id()).not.toBe(first)
    await pool.destroy()
  })
})

describeWithRedis('a Redis whose packets are swallowed', () => {
  let redis: PrivateRedis
  let proxy: Proxy
  let app: RunningApp

  beforeAll(async () => {
    redis = await startPrivateRedis()
    proxy = await startProxy(Number(new URL(redis.url).port))
    app = await startApp({ REDIS_URL: `redis://127.0.0.1:${proxy.port}`, RATE_LIMIT_SCALE: '1' })
  })
  afterAll(async () => {
    await app?.stop()
    await proxy?.stop()
    await redis?.stop()
  })

  it('costs no call more than a moment, limits still hold, and it is used again when it answers', async () => {
    const client = app.services.redis
    const logOut = async () => (await app.graphql('mutation { logOut { ok } }')).status
    const many = (count: number, patience = 5000): Promise<(number | 'waiting')[]> =>
      Promise.race([Promise.all(Array.from({ length: count }, logOut)), wait(patience, ['waiting' as const])])
    expect(await until(() => client?.status === 'ready')).toBe(true)
    expect(await many(1)).toEqual([200])

    proxy.swallow()
    expect(await many(20)).toEqual(Array(20).fill(200))
    expect(await until(() => client?.status !== 'ready')).toBe(true)
    expect(await many(30)).toEqual(Array(30).fill(200))
    // So many calls take a slow machine a while by themselves.
    expect(new Set(await many(300, 20_000))).toEqual(new Set([200, 429]))

    await proxy.restore()
    expect(await until(() => client?.status === 'ready')).toBe(true)
    expect(await client?.dbsize()).toBeGreaterThan(0)
  })
})

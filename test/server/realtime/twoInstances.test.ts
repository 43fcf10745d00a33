import { setTimeout as wait } from 'node:timers/promises'
import { type FreshDatabase, preparedDatabase } from '../../support/freshDatabase'
import { signUpAndIn } from '../../support/people'
import { describeWithRedis, type PrivateRedis, startPrivateRedis } from '../../support/privateRedis'
import { type RunningApp, startApp } from '../../support/startApp'
import { openAs, type SocketClient } from './socketClient'
import { running, serveSockets, type SocketServer } from './socketServer'

const RECEIVED = 'subscription { received(channel: "shared") }'

describeWithRedis('two instances with one database and one Redis', () => {
  let redis: PrivateRedis
  let database: FreshDatabase
  const apps: RunningApp[] = []
  const servers: SocketServer[] = []

  beforeAll(async () => {
    redis = await startPrivateRedis()
    database = await preparedDatabase()
    const shared = { REDIS_URL: redis.url, DATABASE_URL: database.url, PUBLIC_URL: 'http://meals.example' }
    for (const _ of [1, 2]) {
      const app = await startApp(shared)
      apps.push(app)
      servers.push(await serveSockets(app, { probe: 25, sessions: 600 }))
    }
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    for (const app of apps) await app.stop()
    await redis?.stop()
    await database?.drop()
  })

  const openOnBoth = async (person: { token: string }) => {
    const open: SocketClient[] = []
    for (const { url } of servers) open.push(await openAs(url, person))
    return open
  }

  it('deliver to the sockets of both what either publishes, and a resync after Redis was away', async () => {
    const [app] = apps
    if (!app) throw new Error('no instance')
    const open = await openOnBoth(await signUpAndIn(app))
    for (const socket of open) socket.subscribe(RECEIVED)
    while (running.count < 2) await wait(10)
    // An instance that has just reached Redis tells its sockets to read again.
    const next = async (socket: SocketClient): Promise<string> => {
      const { payload } = (await socket.next()) as { payload: { data: { received: string } } }
      return payload.data.received === '"resync"' ? next(socket) : payload.data.received
    }
    for (const [index, { services }] of apps.entries()) {
      services.pubSub.publish('shared', { version: index })
      for (const socket of open) expect(await next(socket)).toBe(`{"version":${index}}`)
    }
    await redis.halt()
    apps[0]?.services.pubSub.publish('shared', { version: 7 })
    expect(await open[0]?.next()).toMatchObject({ payload: { data: { received: '{"version":7}' } } })
    await redis.resume()
    for (const socket of open)
      expect(await socket.next()).toMatchObject({ payload: { data: { received: '"resync"' } } })
    await Promise.all(open.map((socket) => socket.close()))
  })

  it('close the sockets of a session on both when it ends on one (API-37)', async () => {
    const [app] = apps
    if (!app) throw new Error('no instance')
    // Both listen again after the test before.
    await wait(1500)
    const [person, other] = [await signUpAndIn(app), await signUpAndIn(app)]
    const [open, unconcerned] = [await openOnBoth(person), await openOnBoth(other)]
    await app.graphql('mutation { logOut { ok } }', {}, person.token)
    for (const { ended } of open) expect((await ended).code).toBe(4401)
    for (const socket of unconcerned) {
      socket.send({ type: 'ping' })
      expect((await socket.next()).type).toBe('pong')
      await socket.close()
    }
  })
})

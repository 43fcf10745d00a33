import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { connectRedis } from '../../../server/database/redis'
import { createLog } from '../../../server/platform/log'
import type { Delivery, PubSub } from '../../../server/pubsub/PubSub'
import { RedisPubSub } from '../../../server/pubsub/RedisPubSub'
import { describeWithRedis, type PrivateRedis, startPrivateRedis } from '../../support/privateRedis'
import { type Proxy, startProxy } from '../../support/proxy'

/** Waits until `holds`, for 15 seconds at most. */
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !holds(); tries += 1) await wait(50)
  expect(holds()).toBe(true)
}

describeWithRedis('two instances on one Redis', () => {
  const log = createLog()
  let redis: PrivateRedis
  let proxy: Proxy
  const publishers: Redis[] = []
  const all: PubSub[] = []
  let received: Delivery[][]

  const start = (url: string, topic = 'one') => {
    const publisher = connectRedis(url, log)
    publishers.push(publisher)
    const pubSub = new RedisPubSub(log, publisher, url, topic)
    all.push(pubSub)
    return pubSub
  }
  const listening = async (...instances: PubSub[]) => {
    received = instances.map(() => [])
    const stops = instances.map((instance, index) =>
      instance.subscribe('meal', (delivery) => void received[index]?.push(delivery)),
    )
    await until(() => received.every((of) => of.includes('resync')))
    received.forEach((of) => (of.length = 0))
    return () => stops.forEach((stop) => stop())
  }

  /** Publishes until everyone receives it: the connection that sends comes back by itself, a little before or after the other. */
  const untilHeard = (by: PubSub, version: number) =>
    until(() => {
      by.publish('meal', { version })
      return received.every((of) => of.some((one) => one !== 'resync' && one.version === version))
    })

  beforeAll(async () => {
    redis = await startPrivateRedis()
    proxy = await startProxy(Number(new URL(redis.url).port))
  })
  afterEach(() => {
    all.splice(0).forEach((pubSub) => pubSub.close())
    publishers.splice(0).forEach((publisher) => publisher.disconnect())
  })
  afterAll(async () => {
    await proxy?.stop()
    await redis?.stop()
  })

  it('tell each other, once each, and no one of another topic', async () => {
    const [here, there, elsewhere] = [start(redis.url), start(redis.url), start(redis.url, 'other')]
    await listening(here, there, elsewhere)
    for (let version = 1; version <= 100; version += 1) here.publish('meal', { version })
    there.publish('meal', { version: 101 })
    const versions = Array.from({ length: 101 }, (_, index) => ({ version: index + 1 }))
    await until(() => received.slice(0, 2).every((of) => of.length >= 101))
    expect(received[0]).toHaveLength(101)
    expect(received[0]).toEqual(expect.arrayContaining(versions))
    expect(received[1]).toHaveLength(101)
    expect(received[1]?.filter((delivery) => delivery !== 'resync' && delivery.version !== 101)).toEqual(
      versions.slice(0, 100),
    )
    expect(received[2]).toEqual([])
  })

  it('receives its own messages at once while Redis is gone, and both read again when it is back', async () => {
    const [here, there] = [start(redis.url), start(redis.url)]
    await listening(here, there)
    await redis.halt()
    await wait(100)
    here.publish('meal', { version: 1 })
    expect(received).toEqual([[{ version: 1 }], []])
    await redis.resume()
    await until(() => received.every((of) => of.includes('resync')))
    received.forEach((of) => (of.length = 0))
    await untilHeard(here, 2)
  })

  it('read again once, however many messages were lost before', async () => {
    const [here, there] = [start(redis.url), start(redis.url)]
    await listening(here, there)
    await redis.halt()
    await wait(100)
    here.publish('meal', { version: 1 })
    there.publish('meal', { version: 2 })
    await redis.resume()
    await until(() => received.every((of) => of.includes('resync')))
    // Longer than until each has said to the other what it lost.
    await wait(4500)
    expect(received.map((of) => of.filter((one) => one === 'resync').length)).toEqual([1, 1])
  })

  it('find out by themselves that the network swallows everything, and read again afterwards', async () => {
    const [here, there] = [start(`redis://127.0.0.1:${proxy.port}`), start(redis.url)]
    await listening(here, there)
    proxy.swallow()
    here.publish('meal', { version: 1 })
    expect(received[0]).toEqual([{ version: 1 }])
    there.publish('meal', { version: 2 })
    await wait(3500)
    await proxy.restore()
    await until(() => received.every((of) => of.includes('resync')))
    await untilHeard(here, 3)
  })

  it('ignore what is no message of theirs', async () => {
    const here = start(redis.url)
    await listening(here)
    const [stranger] = publishers
    for (const text of ['{', '[]', '{"from":1}', '{"from":"x","told":{"channel":"meal","message":{"deep":{}}}}'])
      await stranger?.publish('one', text)
    await stranger?.publish('one', '{"from":"x","told":{"channel":"meal","message":{"version":1}}}')
    await until(() => (received[0]?.length ?? 0) > 0)
    expect(received[0]).toEqual([{ version: 1 }])
  })
})

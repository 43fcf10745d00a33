import { createLog } from '../../../server/platform/log'
import { deliveriesOf } from '../../../server/pubsub/deliveriesOf'
import { LocalPubSub } from '../../../server/pubsub/LocalPubSub'

const pubSub = new LocalPubSub(createLog())

it('holds what came before it was read, in order', async () => {
  const deliveries = deliveriesOf(pubSub, 'meal')
  pubSub.publish('meal', { version: 1 })
  pubSub.publish('other', { version: 2 })
  pubSub.publish('meal', { version: 3 })
  expect([await deliveries.next(), await deliveries.next()]).toEqual([
    { value: { version: 1 }, done: false },
    { value: { version: 3 }, done: false },
  ])
  const later = deliveries.next()
  pubSub.publish('meal', { version: 4 })
  expect(await later).toEqual({ value: { version: 4 }, done: false })
  await deliveries.return?.()
})

it('holds one resync in place of more than a hundred messages', async () => {
  const deliveries = deliveriesOf(pubSub, 'meal')
  for (let version = 0; version < 1004; version += 1) pubSub.publish('meal', { version })
  const seen = []
  for (let index = 0; index < 4; index += 1) seen.push((await deliveries.next()).value)
  expect(seen).toEqual(['resync', { version: 1001 }, { version: 1002 }, { version: 1003 }])
  await deliveries.return?.()
})

it('ends its waiting reader and receives nothing more', async () => {
  const deliveries = deliveriesOf(pubSub, 'meal')
  const waiting = deliveries.next()
  await deliveries.return?.()
  expect((await waiting).done).toBe(true)
  pubSub.publish('meal', { version: 1 })
  expect((await deliveries.next()).done).toBe(true)
})

it('spares the writer and the others a listener that fails', () => {
  const received: unknown[] = []
  const stops = [
    pubSub.subscribe('meal', () => {
      throw new Error('no')
    }),
    pubSub.subscribe('meal', (message) => received.push(message)),
  ]
  pubSub.publish('meal', { version: 1 })
  expect(received).toEqual([{ version: 1 }])
  stops.forEach((stop) => stop())
})

import { setTimeout as wait } from 'node:timers/promises'
import { createLog } from '../../../server/platform/log'
import { LocalPubSub } from '../../../server/pubsub/LocalPubSub'

/** Subscribes once to each of so many channels. @returns the channels that have been asked to read again. */
function listening(pubSub: LocalPubSub, count: number): string[] {
  const received: string[] = []
  for (let index = 0; index < count; index += 1)
    pubSub.subscribe(`channel ${index}`, (delivery) => void (delivery === 'resync' && received.push(`${index}`)))
  return received
}

test('a few listeners read again at once after a gap, many one after the other, each once (SEC-23)', async () => {
  const few = new LocalPubSub(createLog())
  const ofFew = listening(few, 20)
  few.resync()
  expect(ofFew).toHaveLength(20)

  const many = new LocalPubSub(createLog())
  const ofMany = listening(many, 60)
  many.resync()
  many.resync()
  expect(ofMany.length).toBeLessThan(60)
  for (let tries = 0; tries < 200 && ofMany.length < 60; tries += 1) await wait(10)
  await wait(20)
  expect(ofMany).toHaveLength(60)
  expect(new Set(ofMany).size).toBe(60)
})

test('nothing is delivered once it is closed', async () => {
  const pubSub = new LocalPubSub(createLog())
  const received = listening(pubSub, 60)
  pubSub.resync()
  pubSub.close()
  const before = received.length
  await wait(400)
  expect(received).toHaveLength(before)
})

import { type Delivery, type PubSub, RESYNC } from './PubSub'

/** Messages that wait for a reader. More become one `RESYNC`, so that a slow reader costs no memory. */
const MOST_WAITING = 100

/**
 * What a channel delivers from now on, for a subscription field's `subscribe`. It listens before anything is read, so that
 * a change between a first read and the first message is not missed. Ends with `return()`.
 */
export function deliveriesOf(
  pubSub: Pick<PubSub, 'subscribe'>,
  channel: string,
): AsyncIterableIterator<Delivery, undefined> {
  type Step = IteratorResult<Delivery, undefined>
  const end: Step = { value: undefined, done: true }
  const waiting: Delivery[] = []
  const readers: ((step: Step) => void)[] = []
  let isOpen = true
  const stop = pubSub.subscribe(channel, (delivery) => {
    const reader = readers.shift()
    if (reader) return reader({ value: delivery, done: false })
    if (delivery !== RESYNC && waiting.length < MOST_WAITING) return void waiting.push(delivery)
    waiting.splice(0, waiting.length, RESYNC)
  })
  const finish = () => {
    isOpen = false
    stop()
    waiting.length = 0
    for (const reader of readers.splice(0)) reader(end)
  }
  return {
    next: () => {
      const value = waiting.shift()
      if (value !== undefined) return Promise.resolve({ value, done: false })
      return isOpen ? new Promise((resolve) => readers.push(resolve)) : Promise.resolve(end)
    },
    return: () => {
      finish()
      return Promise.resolve(end)
    },
    throw: (error: unknown) => {
      finish()
      return Promise.reject(error instanceof Error ? error : new Error(String(error)))
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

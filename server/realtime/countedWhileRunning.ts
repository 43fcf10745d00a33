import type { Gauge } from 'prom-client'

/** The same messages, counted in a gauge from now until they end or are no longer read. */
export function countedWhileRunning<Message>(messages: AsyncIterable<Message>, running: Gauge): AsyncIterable<Message> {
  const iterator = messages[Symbol.asyncIterator]()
  let isRunning = true
  const end = () => {
    if (isRunning) running.dec()
    isRunning = false
  }
  const ended = async (result: Promise<IteratorResult<Message>>): Promise<IteratorResult<Message>> => {
    try {
      const next = await result
      if (next.done) end()
      return next
    } catch (error) {
      end()
      throw error
    }
  }
  const counted: AsyncIterableIterator<Message> = {
    next: () => ended(iterator.next()),
    return: (value: unknown) => {
      end()
      return iterator.return?.(value) ?? Promise.resolve({ done: true, value: undefined })
    },
    throw: (error: unknown) => {
      end()
      return iterator.throw?.(error) ?? Promise.reject(error)
    },
    [Symbol.asyncIterator]: () => counted,
  }
  running.inc()
  return counted
}

import { act, configure } from '@testing-library/react'
import * as react from 'react'

/** What React has left to do for an event that is at work in a test. */
const queueOf = () =>
  (react as unknown as Record<string, { actQueue: unknown[] | null }>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ]?.actQueue ?? []

let isAtWork = false

/**
 * Has React finish what an event begins. testing-library calls `act` for each event and does not await it; where a page
 * waits for what the device keeps at that moment, React then drops what is left, and what was pressed never happens.
 */
export function finishEvents(): void {
  configure({
    eventWrapper: (cb: () => unknown) => {
      if (isAtWork) return cb()
      isAtWork = true
      try {
        let result: unknown
        let queue: unknown[] = []
        const ended = act(() => {
          queue = queueOf()
          result = cb()
        }) as unknown as PromiseLike<void>
        if (queue.length > 0) void ended.then(() => {})
        return result
      } finally {
        isAtWork = false
      }
    },
  })
}

import { act, configure } from '@testing-library/react'
import * as react from 'react'

/** What React's own packages share, of which its types say nothing. */
const shared = (react as unknown as Record<string, { actQueue: unknown[] | null }>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]

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
          queue = shared?.actQueue ?? []
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

/** React notes for each element who made it, up to ten thousand a second: a seventh of the time, for words that no test reads. */
export function forgetMakers(): void {
  if (shared) Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}

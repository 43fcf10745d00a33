import { use } from 'react'

/** React's `use` reads it at once where it stands on a promise. */
const OVER = { status: 'fulfilled', value: undefined }

/** Nothing has to be waited for. */
export const noWait: Promise<void> = Object.assign(Promise.resolve(), OVER)

/** The same wait, for `useWait` and for `isOver`. It never rejects: what fails counts as over. */
export function asWait(what: Promise<unknown>): Promise<void> {
  const end = () => void Object.assign(wait, OVER)
  const wait: Promise<void> = what.then(end, end)
  return wait
}

/** Whether nothing is waited for any more. */
export const isOver = (wait: Promise<void>): boolean => 'status' in wait && wait.status === OVER.status

/**
 * Suspends a component until the wait is over. `use` is called after that, too: React may go on with a component that has
 * waited where it was, and fails when its hooks are others then.
 */
export const useWait = (wait: Promise<void>): void => use(wait)

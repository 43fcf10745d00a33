/**
 * Does something once the page has nothing better to do, and `within` so many milliseconds in any case. Where the browser
 * does not say when it is idle, it waits for two seconds at most. @returns a function that cancels it.
 */
export function whenIdle(action: () => void, within: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, Math.min(within, 2000))
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(() => action(), { timeout: within })
  return () => cancelIdleCallback(idle)
}

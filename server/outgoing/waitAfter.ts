const HOUR = 60 * 60 * 1000
const LONGEST_REST = 4 * HOUR

/**
 * Milliseconds until the next attempt after so many, with jitter, so that what failed together is not tried together again.
 *
 * @param waits after each attempt; the last one also after every later one.
 * @param restFor for which the receiver asked to be left alone; kept up to four hours.
 */
export function waitAfter(waits: readonly number[], tries: number, restFor: number): number {
  const wait = waits[Math.min(tries, waits.length) - 1] ?? HOUR
  return Math.max(wait * (0.8 + Math.random() * 0.4), Math.min(restFor, LONGEST_REST))
}

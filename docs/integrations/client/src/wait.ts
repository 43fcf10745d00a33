const FIRST = 0.5
const MOST = 20

/** Seconds before the next try: twice as many each time, a random part of them, so that many clients do not come at once. */
export function backOff(tries: number, random: () => number = Math.random): number {
  const most = Math.min(MOST, FIRST * 2 ** (tries - 1))
  return most / 2 + (random() * most) / 2
}

/** Resolves after so many seconds, or as soon as the signal is aborted. */
export function wait(seconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, seconds * 1000)
    signal?.addEventListener('abort', done)
  })
}

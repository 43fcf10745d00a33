/** Milliseconds of work after which other calls have their turn. */
const SLICE = 10

/**
 * For work over many items: `await pause()` after each of them lets the process answer other calls about every ten
 * milliseconds, and costs next to nothing in between.
 */
export function pacer(): () => Promise<void> | undefined {
  let begun = performance.now()
  return () => {
    if (performance.now() - begun < SLICE) return undefined
    return new Promise((resolve) =>
      setImmediate(() => {
        begun = performance.now()
        resolve()
      }),
    )
  }
}

/** The items of a long list that are kept. Other calls are answered meanwhile. */
export async function filterInSteps<T>(items: Iterable<T>, isKept: (item: T) => boolean): Promise<T[]> {
  const pause = pacer()
  const kept: T[] = []
  for (const item of items) {
    if (isKept(item)) kept.push(item)
    await pause()
  }
  return kept
}

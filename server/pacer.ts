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

import { useEffect, useRef } from 'react'

/**
 * Reads a list again, as long as it was ever shown, so that none goes that someone looks at: also where more of it was asked for
 * while it was read, whose answer the shorter one has replaced.
 * @param least how long it is at first. @param shown how long it is now.
 * @returns reads it; done once all of it is as the server has it.
 */
export function useReadAgain(
  least: number,
  shown: number,
  read: (first: number) => Promise<unknown>,
): () => Promise<void> {
  const longest = useRef(least)
  useEffect(() => {
    longest.current = Math.max(longest.current, shown)
  }, [shown])
  return async () => {
    let first
    do {
      first = longest.current
      await read(first)
    } while (longest.current > first)
  }
}

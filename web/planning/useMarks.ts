import { useEffect, useState } from 'react'

/** How long what dice changed is marked, in milliseconds (docs/product.md PLAN-82). */
export const MARKED_FOR = 4000

/** Proposals whose marks have gone: leaving Plan and coming back does not bring them again. */
const gone = new WeakSet<readonly string[]>()

/** The rows that are marked as new: those of the last proposal, for a while. */
export function useMarks(changed: readonly string[]): readonly string[] {
  const [, redraw] = useState<readonly string[]>()
  useEffect(() => {
    if (changed.length === 0 || gone.has(changed)) return
    const timer = setTimeout(() => {
      gone.add(changed)
      redraw(changed)
    }, MARKED_FOR)
    return () => clearTimeout(timer)
  }, [changed])
  return gone.has(changed) ? NONE : changed
}

const NONE: readonly string[] = []

import { useEffect, useMemo, useState } from 'react'
import type { Entry } from './entries'

/** How long ticked rows stay in their places after the last tick, in milliseconds. */
const SETTLE_MS = 3000

/**
 * Keys of the ticked rows that have moved to the trolley (docs/product.md SHOP-20). They move together, a while after the
 * last tick, so that no row moves under the finger that ticks the next. What was ticked before is there at once.
 */
export function useTrolley(entries: readonly Entry[]): ReadonlySet<string> {
  const ticked = entries.flatMap(({ isTicked, key }) => (isTicked ? [key] : [])).join(' ')
  const [settled, setSettled] = useState(ticked)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(ticked), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [ticked])
  return useMemo(() => {
    const before = new Set(settled.split(' '))
    return new Set(ticked.split(' ').filter((key) => key !== '' && before.has(key)))
  }, [ticked, settled])
}

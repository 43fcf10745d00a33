import { useEffect, useMemo, useState } from 'react'
import type { ListItem } from './areas'
import { isTicked, type Ticks } from './ticks'

/** How long ticked lines stay in their places after the last tick, in milliseconds. */
const SETTLE_MS = 3000

/**
 * Keys of the ticked lines that have moved to the trolley (docs/product.md SHOP-20). They move together, a while after the
 * last tick, so that no line moves under the finger that ticks the next. What was ticked before is there at once.
 */
export function useTrolley(ticks: Ticks, items: readonly ListItem[]): ReadonlySet<string> {
  const ticked = useMemo(() => items.filter((item) => isTicked(ticks, item)).map(({ key }) => key), [ticks, items])
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(ticked))
  useEffect(() => {
    const timer = setTimeout(() => setSettled(new Set(ticked)), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [ticked])
  return useMemo(() => new Set(ticked.filter((key) => settled.has(key))), [ticked, settled])
}

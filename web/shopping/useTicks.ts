import { useCallback, useState } from 'react'
import type { ListItem } from './areas'
import { readTicks, storeTicks } from './listStorage'
import { carryTicks, type Ticks, withTick } from './ticks'

/** What is ticked off, and how that changes. Every change is kept on the device at once. */
export interface TickControls {
  ticks: Ticks
  toggle: (item: ListItem) => void
  clear: () => void
  /** Brings ticks back, such as after `clear`. */
  restore: (ticks: Ticks) => void
  /** A fresh list takes the place of another. */
  carry: (before: readonly ListItem[], items: readonly ListItem[]) => void
}

/** The ticks on this device of a person, of the signed-in one unless another is given. */
export function useTicks(owner?: string): TickControls {
  const [ticks, setTicks] = useState(() => readTicks(owner))
  const change = useCallback(
    (next: (ticks: Ticks) => Ticks) => {
      const changed = next(readTicks(owner))
      storeTicks(changed, owner)
      setTicks(changed)
    },
    [owner],
  )
  const toggle = useCallback((item: ListItem) => change((present) => withTick(present, item)), [change])
  const clear = useCallback(() => change(() => ({})), [change])
  const restore = useCallback((kept: Ticks) => change(() => kept), [change])
  const carry = useCallback<TickControls['carry']>(
    (before, items) => change((present) => carryTicks(present, before, items)),
    [change],
  )
  return { ticks, toggle, clear, restore, carry }
}

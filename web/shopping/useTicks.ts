import { useCallback, useState } from 'react'
import type { ListItem } from './areas'
import { readTicks, storeTicks } from './listStorage'
import { carryTicks, type Ticks, withTick } from './ticks'

/** How many ticks can be undone. */
const UNDO_STEPS = 30

/** What is ticked off, and how that changes. Every change is kept on the device at once. */
export interface TickControls {
  ticks: Ticks
  toggle: (item: ListItem) => void
  /** Turns the line that was turned over last back again; null when there is none. */
  undo: (() => void) | null
  clear: () => void
  /** Brings ticks back, such as after `clear`. */
  restore: (ticks: Ticks) => void
  /** A fresh list takes the place of another. */
  carry: (before: readonly ListItem[], items: readonly ListItem[]) => void
}

/** The ticks on this device of a person, of the signed-in one unless another is given. */
export function useTicks(owner?: string): TickControls {
  const [ticks, setTicks] = useState(() => readTicks(owner))
  const [turned, setTurned] = useState<readonly ListItem[]>([])
  const change = useCallback(
    (next: (ticks: Ticks) => Ticks) => {
      const changed = next(readTicks(owner))
      storeTicks(changed, owner)
      setTicks(changed)
    },
    [owner],
  )
  const toggle = useCallback(
    (item: ListItem) => {
      change((present) => withTick(present, item))
      setTurned((lines) => [...lines, item].slice(-UNDO_STEPS))
    },
    [change],
  )
  const undo = () => {
    const last = turned.at(-1)
    if (last) change((present) => withTick(present, last))
    setTurned(turned.slice(0, -1))
  }
  const startOver = useCallback(
    (next: (ticks: Ticks) => Ticks) => {
      change(next)
      setTurned([])
    },
    [change],
  )
  const clear = useCallback(() => startOver(() => ({})), [startOver])
  const restore = useCallback((kept: Ticks) => startOver(() => kept), [startOver])
  const carry = useCallback<TickControls['carry']>(
    (before, items) => startOver((present) => carryTicks(present, before, items)),
    [startOver],
  )
  return { ticks, toggle, undo: turned.length > 0 ? undo : null, clear, restore, carry }
}

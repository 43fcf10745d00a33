import { type Change, changed, NOTHING_KEPT } from '../../web/live/replica/kept'
import type { Device } from '../../web/live/replica/device'

/** Storage of one device of a person. Several tabs may use it, and it outlives them. */
export function partDevice(): Device {
  let kept = NOTHING_KEPT
  const tabs = new Set<(change: Change | null) => void>()
  return {
    read: () => kept,
    write: (_owner, change) => {
      kept = changed(kept, change)
      tabs.forEach((tab) => tab(change))
    },
    follow: (_owner, listener) => {
      tabs.add(listener)
      return () => void tabs.delete(listener)
    },
    forget: (_owner, all) => {
      kept = { ...NOTHING_KEPT, outbox: all ? [] : kept.outbox }
    },
  }
}

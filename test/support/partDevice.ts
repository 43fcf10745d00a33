import type { KeptPart, PartPlaces } from '../../web/live/SharedStore'
import type { TimedOperation } from '../../web/live/timedOperations'

/** Storage of one device for something that a household shares. Several tabs may use it, and it outlives them. */
export function partDevice<Told, Household, Act>(): PartPlaces<Told, Household, Act> {
  let kept: KeptPart<Told, Household> | null = null
  const waiting = new Map<string, TimedOperation<Act>>()
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach((listener) => listener())
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    base: {
      read: () => kept,
      write: (next) => {
        kept = next
        changed()
      },
      subscribe,
    },
    queue: {
      read: () => [...waiting.values()],
      add: (entries) => {
        for (const entry of entries) waiting.set(entry.id, entry)
        changed()
      },
      remove: (ids) => {
        for (const id of ids) waiting.delete(id)
        changed()
      },
      subscribe,
    },
  }
}

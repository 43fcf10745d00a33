import type { ListPlaces } from '../../web/shopping/ListStore'
import type { PendingOperation } from '../../web/shopping/pendingOperations'

/** Storage of one device, which two tabs may share. */
export function listDevice(): ListPlaces {
  let kept: ReturnType<ListPlaces['base']['read']> = null
  const waiting = new Map<string, PendingOperation>()
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

import type { Guard } from './guards'
import type { OwnedKey } from './ownedStorage'
import { tokenOwner } from './tokenOwner'

/** The keys of all queues (`AREAS` in ownedStorage.ts). */
const QUEUES = ['listOperations', 'cupboardOperations', 'habitsOperations'] as const satisfies readonly OwnedKey[]

/** Entries that storage did not take, by where they would stand. */
const unstored = new Map<string, { owner: string; entry: unknown }>()

/**
 * What a person did on this device that the server does not know yet. Each entry is kept under its own key, which is
 * written once and removed once, so that several tabs neither lose nor double any. None of its functions throws.
 */
export interface OwnedQueue<T extends { id: string }> {
  /** A person's entries, in no order; what is damaged is left out. */
  read: (owner?: string) => T[]
  /** Where storage is not available or full they are held until the page is left. */
  add: (entries: readonly T[], owner?: string) => void
  remove: (ids: readonly string[]) => void
  /** Calls `listener` after each change, of other tabs too; returns what stops that. */
  subscribe: (listener: () => void) => () => void
}

/** The queue under a key of local storage: the entry with the id `7` stands under `key.7`. */
export function ownedQueue<T extends { id: string }>(key: (typeof QUEUES)[number], guard: Guard<T>): OwnedQueue<T> {
  const prefix = `${key}.`
  const listeners = new Set<() => void>()
  const changed = () => [...listeners].forEach((listener) => listener())
  return {
    read: (owner = tokenOwner()) => queuedUnder(prefix, owner).filter(guard),
    add: (entries, owner = tokenOwner()) => {
      for (const entry of entries) {
        try {
          localStorage.setItem(prefix + entry.id, JSON.stringify({ owner, entry }))
        } catch {
          unstored.set(prefix + entry.id, { owner, entry })
        }
      }
      changed()
    },
    remove: (ids) => {
      for (const id of ids) {
        unstored.delete(prefix + id)
        try {
          localStorage.removeItem(prefix + id)
        } catch {
          // Without storage nothing is kept.
        }
      }
      changed()
    },
    subscribe: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key === null || event.key.startsWith(prefix)) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', hear)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', hear)
      }
    },
  }
}

/** Whether anything that a person did on this device is in any queue, also what this release cannot read. */
export function hasQueued(owner: string): boolean {
  return QUEUES.some((key) => queuedUnder(`${key}.`, owner).length > 0)
}

function queuedUnder(prefix: string, owner: string): unknown[] {
  const held = [...unstored].filter(([place]) => place.startsWith(prefix)).map(([, value]) => value)
  return [...storedUnder(prefix), ...held].filter((value) => value.owner === owner).map(({ entry }) => entry)
}

function storedUnder(prefix: string): { owner: unknown; entry: unknown }[] {
  try {
    return Object.keys(localStorage)
      .filter((place) => place.startsWith(prefix))
      .flatMap((place) => parse(localStorage.getItem(place)))
  } catch {
    return []
  }
}

function parse(text: string | null): { owner: unknown; entry: unknown }[] {
  try {
    const value = JSON.parse(text ?? 'null') as { owner?: unknown; entry?: unknown } | null
    return value ? [{ owner: value.owner, entry: value.entry }] : []
  } catch {
    return []
  }
}

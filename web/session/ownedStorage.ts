import type { Guard } from './guards'
import { tokenOwner } from './tokenOwner'

/** Where something is kept: on the device, in this tab, or on this page until it is reloaded. */
export type StorageArea = 'local' | 'session' | 'page'

/**
 * Every key under which the pages keep something for a person (docs/product.md DEV-2, DEV-4). A person who is forgotten
 * is forgotten under all of them, also under those of pages that were not visited.
 */
const AREAS = {
  chosenHousehold: 'local',
  allMeals: 'local',
  firstView: 'local',
  keptPlan: 'local',
  table: 'local',
  plannedList: 'local',
  shoppingList: 'local',
  shoppingTicks: 'local',
  sharedList: 'local',
  lastShop: 'local',
  openList: 'local',
  boughtItems: 'local',
  shopHabits: 'local',
  habitsOperations: 'local',
  askedStaples: 'local',
  listOperations: 'local',
  sharedCupboard: 'local',
  cupboardOperations: 'local',
  knownIngredients: 'local',
  feedbackDraft: 'local',
  recipeMeasures: 'local',
  planEdits: 'local',
  planView: 'local',
  householdTimers: 'local',
  planner: 'session',
  planRows: 'session',
  cooking: 'session',
  timers: 'session',
  settings: 'page',
  planCheck: 'page',
} as const satisfies Record<string, StorageArea>

/** A key of `AREAS`. */
export type OwnedKey = keyof typeof AREAS

/** Something that is kept for one person at a time. None of its functions throws. */
export interface OwnedStorage<T> {
  /** The stored value; null when there is none, when it belongs to another person, or when it is damaged. */
  read: (owner?: string) => T | null
  /** Stores the value with its owner. It is lost where storage is not available or full. */
  write: (value: T, owner?: string) => void
  clear: () => void
  /** Calls `listener` after each write and clear on this page; returns what stops that. */
  subscribe: (listener: () => void) => () => void
}

/** Values of the area `page` by key; and those who listen. */
const page = new Map<string, { owner: string; value: unknown }>()
const listeners = new Map<string, Set<() => void>>()

/**
 * Storage for a value that belongs to a person, by default the signed-in one. The owner stands in the JSON beside the
 * value's own fields, so the value has to be an object. `guard` decides whether stored content can be used.
 *
 *     const place = ownedStorage<CookingPlace>('cooking', isPlace)
 *     place.write({ selected: null, view: 'all', steps: {} })
 *     place.read() ?? freshPlace
 */
export function ownedStorage<T extends object>(key: OwnedKey, guard: Guard<T>): OwnedStorage<T> {
  const changed = () => {
    for (const listener of [...(listeners.get(key) ?? [])]) listener()
  }
  return {
    read: (owner = tokenOwner()) => {
      const kept = readKept(key)
      return kept !== null && kept.owner === owner && guard(kept.value) ? kept.value : null
    },
    write: (value, owner = tokenOwner()) => {
      const area = AREAS[key]
      if (area === 'page') page.set(key, { owner, value })
      else withStorage(area, (storage) => storage.setItem(key, JSON.stringify({ ...value, owner })))
      changed()
    },
    clear: () => {
      remove(key)
      changed()
    },
    subscribe: (listener) => {
      const all = listeners.get(key) ?? new Set()
      listeners.set(key, all.add(listener))
      return () => void all.delete(listener)
    },
  }
}

/**
 * Removes what belongs to a person.
 * @param alsoUnreadable whether damaged content, which does not say whose it is, is removed too.
 * @param stays what is left where it is.
 */
export function clearOwned(
  owner: string,
  areas: readonly StorageArea[],
  alsoUnreadable: boolean,
  stays?: (key: OwnedKey, value: unknown) => boolean,
): void {
  for (const key of Object.keys(AREAS) as OwnedKey[]) {
    if (!areas.includes(AREAS[key])) continue
    for (const place of [key, ...placesOf(key)]) {
      const kept = readKept(key, place)
      if (kept === null ? alsoUnreadable : kept.owner === owner && !stays?.(key, kept.value)) remove(key, place)
    }
  }
}

/** The places of local storage in which the last release kept the entries of a queue. */
function placesOf(key: OwnedKey): string[] {
  if (AREAS[key] !== 'local') return []
  return withStorage('local', (storage) => Object.keys(storage).filter((place) => place.startsWith(`${key}.`))) ?? []
}

function readKept(key: OwnedKey, place: string = key): { owner: string; value: unknown } | null {
  const area = AREAS[key]
  if (area === 'page') return page.get(key) ?? null
  const text = withStorage(area, (storage) => storage.getItem(place))
  try {
    const { owner, ...value } = JSON.parse(text ?? 'null') as { owner?: unknown }
    return typeof owner === 'string' ? { owner, value } : null
  } catch {
    return null
  }
}

function remove(key: OwnedKey, place: string = key): void {
  const area = AREAS[key]
  if (area === 'page') page.delete(key)
  else withStorage(area, (storage) => storage.removeItem(place))
}

/** Storage can be switched off or full; then nothing is kept. */
function withStorage<R>(area: 'local' | 'session', action: (storage: Storage) => R): R | null {
  try {
    return action(area === 'local' ? localStorage : sessionStorage)
  } catch {
    return null
  }
}

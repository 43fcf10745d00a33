import { tokenOwner } from '../app/planner/tokenOwner'
import type { ListItem } from './areas'
import type { Ticks } from './ticks'

/** The keys of local storage that hold the last list and what was ticked off it. */
export const LIST_KEY = 'shoppingList'
export const TICKS_KEY = 'shoppingTicks'

/** A list as it is kept on the device. */
export interface KeptList {
  /** `planKey` of the plan that it was made from. */
  planKey: string
  /** When, in milliseconds since 1970. */
  at: number
  items: ListItem[]
}

/** Reads what a person kept under a key; null when there is nothing, when it is somebody else's or damaged. */
function read(key: string, owner: string): unknown {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { owner?: unknown; value?: unknown } | null
    return kept?.owner === owner ? kept.value : null
  } catch {
    return null
  }
}

function store(key: string, owner: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ owner, value }))
  } catch {
    // Without storage the list lasts as long as the page does.
  }
}

/** The last list of a person, of the signed-in one unless told, on this device. */
export function readList(owner = tokenOwner()): KeptList | null {
  const list = read(LIST_KEY, owner) as Partial<KeptList> | null
  const sound =
    typeof list?.planKey === 'string' &&
    typeof list.at === 'number' &&
    Array.isArray(list.items) &&
    list.items.every((item) => typeof item?.key === 'string' && Array.isArray(item.parts))
  return sound ? (list as KeptList) : null
}

/** Keeps a list, so that it can be read in a shop without a network. */
export function storeList(list: KeptList): void {
  store(LIST_KEY, tokenOwner(), list)
}

/** What a person ticked off on this device. */
export function readTicks(owner = tokenOwner()): Ticks {
  const ticks = read(TICKS_KEY, owner)
  if (typeof ticks !== 'object' || ticks === null) return {}
  return Object.fromEntries(Object.entries(ticks).filter(([, amount]) => typeof amount === 'number'))
}

/** Keeps the ticks. */
export function storeTicks(ticks: Ticks, owner = tokenOwner()): void {
  store(TICKS_KEY, owner, ticks)
}

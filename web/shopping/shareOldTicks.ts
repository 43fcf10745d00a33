import { readList } from './keptLists'
import { lastShop, mealsOf, unsharedTicks } from './listStorage'
import type { ListPart } from './listPart'

/** What the server takes for the key of a line, and as an amount. */
const KEY = /^[a-z0-9-]{1,190}$/
const MOST = 1e9

/**
 * Ticks that were kept on this device before the household shared them become operations, once (docs/product.md SHOP-27).
 * They were made when the kept list was the list, so whatever the household has said since counts instead.
 */
export function shareOldTicks(store: ListPart): void {
  const old = unsharedTicks.read(store.owner)
  if (old === null) return
  const acts = Object.entries(old.ticks).flatMap(([key, amount]) =>
    KEY.test(key) && amount >= 0 && amount <= MOST ? [{ tick: { key, amount } }] : [],
  )
  const list = readList('openedList', store.owner)
  if (list) lastShop.write({ meals: mealsOf(list.items), clearedAt: store.view().clearedAt }, store.owner)
  store.act(acts, list?.at)
  unsharedTicks.clear()
}

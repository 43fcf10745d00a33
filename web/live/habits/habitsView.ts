import type { OwnPrices } from '../../../schema/ownPrices'
import type { TimedOperation } from '../timedOperations'
import type { ShopHabitsFragment } from '../operations.generated'

/**
 * A change of how the household shops: of the order of a store, null for the usual one, of a price, null for none, or of what a
 * bar code is, with no name to forget it.
 */
export type HabitsAct =
  | { readonly arrange: { readonly store: string | null; readonly areas: readonly string[] | null } }
  | { readonly setPrice: { readonly product: string; readonly cents: number | null } }
  | { readonly learnCode: { readonly code: string; readonly name: string | null; readonly ingredient: string | null } }

/** What a bar code is: what the household calls it, and the ingredient's slug where it is one. */
export interface LearnedCode {
  readonly name: string
  readonly ingredient: string | null
}

/** How a household shops, as the pages show it: what the server said last with what was done here since. */
export interface HabitsView {
  /** The store that the person prefers; null where none is chosen. */
  store: ShopHabitsFragment['store']
  /** The areas of the stores that were arranged, by the store's key; null for where none is chosen. */
  orders: ReadonlyMap<string | null, readonly string[]>
  prices: OwnPrices
  /** By code, of 14 digits (schema/productCodes.ts). */
  codes: ReadonlyMap<string, LearnedCode>
  /** Ids of the photos of what it buys, by product (schema/productPhotos.ts). */
  photos: ReadonlyMap<string, string>
  /** The latest time of what was done here. */
  latest: number
}

/** A household that has arranged nothing and knows no price. */
export const NO_HABITS: ShopHabitsFragment = { version: 0, store: null, orders: [], prices: [], codes: [], photos: [] }

/** What the page shows. The server does what is pending in the same way, in the order in which it arrives. */
export function viewOf(told: ShopHabitsFragment, pending: readonly TimedOperation<HabitsAct>[]): HabitsView {
  const orders = new Map<string | null, readonly string[]>(told.orders.map(({ store, areas }) => [store, areas]))
  const prices = new Map(told.prices.map(({ product, cents }) => [product, cents]))
  const codes = new Map<string, LearnedCode>(
    told.codes.map(({ code, name, ingredient }) => [code, { name, ingredient }]),
  )
  for (const { act } of pending) {
    if ('arrange' in act) setOrDelete(orders, act.arrange.store, act.arrange.areas)
    else if ('learnCode' in act) {
      const { code, name, ingredient } = act.learnCode
      setOrDelete(codes, code, name === null ? null : { name, ingredient })
    } else setOrDelete(prices, act.setPrice.product, act.setPrice.cents)
  }
  const photos = new Map(told.photos.map(({ product, photo }) => [product, photo]))
  return { store: told.store, orders, prices, codes, photos, latest: Math.max(0, ...pending.map(({ at }) => at)) }
}

function setOrDelete<Key, Value>(map: Map<Key, Value>, key: Key, value: Value | null): void {
  if (value === null) map.delete(key)
  else map.set(key, value)
}

import { costOf, type OwnPrices, productOfItem } from '../../../schema/ownPrices'
import type { Entry } from '../entries'

/** What is left to buy costs about so much, as far as prices are known. */
export interface Estimate {
  cents: number
  /** Lines whose price is known, of so many that are left. */
  known: number
  left: number
}

/** What a row costs; null where a price is not known, or some of it was bought (docs/product.md SHOP-49). */
export function costOfEntry(entry: Entry, prices: OwnPrices): number | null {
  if (entry.kind === 'own') return costOf([{ product: productOfItem(entry.text), count: 1 }], prices)
  return entry.left === entry.item.amount ? costOf(entry.item.buy?.packs ?? [], prices) : null
}

/** What the rows that are not ticked cost together. */
export function estimateOf(entries: readonly Entry[], prices: OwnPrices): Estimate {
  const left = entries.filter(({ isTicked }) => !isTicked)
  const costs = left.map((entry) => costOfEntry(entry, prices)).filter((cost) => cost !== null)
  return { cents: costs.reduce((sum, cost) => sum + cost, 0), known: costs.length, left: left.length }
}

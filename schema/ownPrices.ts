/** What a household pays, in Australian cents, by product. */
export type OwnPrices = ReadonlyMap<string, number>

/** So many of what one price is for. */
export interface Priced {
  readonly product: string
  readonly count: number
}

/** The product of an own item, whose price is for all that its text says. */
export const productOfItem = (text: string): string => `item:${text.toLowerCase()}`

/** What packs cost, in whole cents; null where the price of any of them is not known, or there are none. */
export function costOf(packs: readonly Priced[], prices: OwnPrices): number | null {
  const costs = packs.map(({ product, count }) => {
    const cents = prices.get(product)
    return cents === undefined ? null : cents * count
  })
  const known = costs.filter((cost) => cost !== null)
  return known.length === 0 || known.length < costs.length ? null : Math.round(known.reduce((sum, one) => sum + one, 0))
}

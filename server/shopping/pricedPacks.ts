import type { CompiledIngredient } from '../catalogue/compiled'
import type { Packs } from '../catalogue/choosePacks'
import { pricedProduct } from '../catalogue/pricedProduct'
import type { Sale } from '../catalogue/types'
import { purchaseText } from './purchaseText'

/** What has its own price: a pack of one size, a piece, or a kilogram or litre of what is weighed. */
export interface PricedPack {
  /** The same in every list. */
  readonly product: string
  /** Packs or pieces; of what is weighed the kilograms or litres. */
  readonly count: number
  /** One of it, as a shopper says it: "1 tin of chickpeas, 400 g". */
  readonly text: string
}

/** The packs of a purchase, each by what its price is known (docs/product.md SHOP-48). */
export function pricedPacks(ingredient: CompiledIngredient, sale: Sale, packs: readonly Packs[]): PricedPack[] {
  return packs.map(({ size, count }) => {
    const { product, content } = pricedProduct(ingredient, sale, size)
    return {
      product,
      count: sale.by === 'loose' ? (size * count) / content : count,
      text: purchaseText(ingredient, sale, [{ size: content, count: 1 }]),
    }
  })
}

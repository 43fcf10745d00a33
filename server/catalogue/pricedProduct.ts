import type { CompiledIngredient } from './compiled'
import type { Sale } from './types'

/** What a scale's price is for, in g or ml. */
const WEIGHED = 1000

/** What has its own price. */
export interface PricedProduct {
  /** The same in every list. */
  readonly product: string
  /** How much its price is for, in the sale's unit. */
  readonly content: number
}

/** By what the price of a pack of a size is known, of a piece, or of a kilogram or litre of what is weighed (docs/product.md SHOP-48). */
export function pricedProduct(ingredient: CompiledIngredient, { by, unit }: Sale, size: number): PricedProduct {
  const content = by === 'loose' ? WEIGHED : size
  return { product: `${ingredient.slug}-${content}-${unit}`, content }
}

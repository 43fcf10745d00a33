import { type OwnPrices, productOfItem } from '../../schema/ownPrices'
import type { CompiledIngredient } from '../catalogue/compiled'
import { pricedProduct } from '../catalogue/pricedProduct'
import { soldAs } from '../catalogue/soldAs'
import type { Prices } from './search/problem'

/** What ingredients cost by what a household pays, of several packs on average; null where it has said no price. */
export function pricesOf(own: OwnPrices): Prices | null {
  const known = [...own].filter(([product]) => !product.startsWith(productOfItem(''))).map(([, cents]) => cents)
  if (known.length === 0) return null
  const dollarsOf = (ingredient: CompiledIngredient): number | null => {
    const sale = soldAs(ingredient, ingredient.unit)
    return meanOf(
      sale.sizes.flatMap((size) => {
        const { product, content } = pricedProduct(ingredient, sale, size)
        const cents = own.get(product)
        return cents === undefined ? [] : [cents / 100 / content]
      }),
    )
  }
  return { of: dollarsOf, usual: (meanOf(known) ?? 0) / 100 }
}

const meanOf = (ones: readonly number[]): number | null =>
  ones.length === 0 ? null : ones.reduce((sum, one) => sum + one, 0) / ones.length

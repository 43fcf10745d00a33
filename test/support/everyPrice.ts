import { pricedProduct } from '../../server/catalogue/pricedProduct'
import { soldAs } from '../../server/catalogue/soldAs'
import { fullCatalogue } from './fullCatalogue'

/** Prices, in cents, of all products of the catalogue, from a number of their ingredient's slug. */
export function everyPrice(): Map<string, number> {
  const all = fullCatalogue().ingredients.flatMap((ingredient) => {
    const sale = soldAs(ingredient, ingredient.unit)
    const cents = 100 + ((ingredient.slug.length * 137) % 900)
    return sale.sizes.map((size) => [pricedProduct(ingredient, sale, size).product, cents] as const)
  })
  return new Map(all)
}

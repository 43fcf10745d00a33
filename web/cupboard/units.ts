import type { KeptIngredientFragment } from './operations.generated'

/** The units in which an ingredient can be counted, its own first (docs/product.md CUP-4). */
export function unitsOf({ shoppingUnit, density, pieceWeight }: KeptIngredientFragment): string[] {
  const weighed = shoppingUnit === 'g' || (shoppingUnit === 'ml' ? density !== null : pieceWeight !== null)
  const poured = shoppingUnit === 'ml' || (density !== null && weighed)
  const counted = shoppingUnit === 'piece' || (pieceWeight !== null && weighed)
  const units = [
    { unit: 'g', fits: weighed },
    { unit: 'kg', fits: weighed },
    { unit: 'ml', fits: poured },
    { unit: 'l', fits: poured },
    { unit: 'piece', fits: counted },
  ]
    .filter(({ fits }) => fits)
    .map(({ unit }) => unit)
  return [shoppingUnit, ...units.filter((unit) => unit !== shoppingUnit)]
}

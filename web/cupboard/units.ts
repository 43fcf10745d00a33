import type { CupboardUnit } from '../../schema/cupboardWords'
import type { KeptIngredientFragment } from '../live/operations.generated'

/** The units in which an ingredient can be counted, its own first (docs/product.md CUP-4). */
export function unitsOf({ shoppingUnit, density, pieceWeight }: KeptIngredientFragment): CupboardUnit[] {
  const weighed = shoppingUnit === 'g' || (shoppingUnit === 'ml' ? density !== null : pieceWeight !== null)
  const poured = shoppingUnit === 'ml' || (density !== null && weighed)
  const counted = shoppingUnit === 'piece' || (pieceWeight !== null && weighed)
  const fitting: CupboardUnit[] = [
    ...(weighed ? (['g', 'kg'] as const) : []),
    ...(poured ? (['ml', 'l'] as const) : []),
    ...(counted ? (['piece'] as const) : []),
  ]
  return [...fitting.filter((unit) => unit === shoppingUnit), ...fitting.filter((unit) => unit !== shoppingUnit)]
}

import type { CupboardUnit } from '../../schema/cupboardWords'
import type { KeptIngredientFragment } from '../live/operations.generated'

/** The units in which an ingredient can be counted, its own first (docs/product.md CUP-4). */
export function unitsOf({ listUnit, density, pieceWeight }: KeptIngredientFragment): CupboardUnit[] {
  const { symbol: own } = listUnit
  const weighed = own === 'g' || (own === 'ml' ? density !== null : pieceWeight !== null)
  const poured = own === 'ml' || (density !== null && weighed)
  const counted = own === 'piece' || (pieceWeight !== null && weighed)
  const fitting: CupboardUnit[] = [
    ...(weighed ? (['g', 'kg'] as const) : []),
    ...(poured ? (['ml', 'l'] as const) : []),
    ...(counted ? (['piece'] as const) : []),
  ]
  return [...fitting.filter((unit) => unit === own), ...fitting.filter((unit) => unit !== own)]
}

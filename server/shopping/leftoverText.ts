import type { CompiledIngredient } from '../catalogue/compiled'
import type { Sale } from '../catalogue/types'
import type { ShoppingUnit, Unit } from '../catalogue/types'
import { baseUnitOf, toBase } from '../catalogue/units'
import { messages } from './messages'

/** What is left of a purchase. */
export interface Leftover {
  readonly amount: number
  readonly unit: Unit
}

/**
 * What packs leave over, as one would say it: "leaves about 300 g" (docs/product.md SHOP-44). null unless something is
 * left that spoils, also once its tin is open. What is weighed or sold by the piece leaves little.
 */
export function leftoverText(
  { name, piece, perishable }: Pick<CompiledIngredient, 'name' | 'piece' | 'perishable'>,
  { by }: Sale,
  { amount: left, unit }: Leftover,
): string | null {
  if (!perishable || by === 'piece' || by === 'loose') return null
  const base = baseUnitOf(unit)
  const amount = roughly(toBase(left, unit), base)
  if (amount === 0) return null
  if (base !== 'piece') return messages.leaves({ what: messages.measured({ amount, unit: base }) })
  const { one, many } = piece ?? { one: name, many: name }
  return messages.leaves({ what: messages.pieces({ count: amount, of: amount === 1 ? one : many }) })
}

/** In steps in which one guesses: of 50 from 100 on, of 10 from 20 on; whole pieces. */
function roughly(amount: number, unit: ShoppingUnit): number {
  if (unit === 'piece') return Math.round(amount)
  const step = amount >= 100 ? 50 : amount >= 20 ? 10 : 5
  return Math.round(amount / step) * step
}

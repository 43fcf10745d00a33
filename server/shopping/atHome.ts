import { type AtHome, splitAtHome } from '../../schema/atHome'
import { baseUnitOf, toBase } from '../catalogue/units'
import type { Supply } from '../cupboard/supplies'
import type { ShoppingItem } from './aggregateShoppingList'

/** What a supply leaves of a line to buy (docs/product.md CUP-4). One whose unit cannot be compared leaves all of it. */
export function atHomeOf({ amount, unit }: Pick<ShoppingItem, 'amount' | 'unit'>, supply: Supply | undefined): AtHome {
  if (supply === 'enough') return splitAtHome(amount, supply)
  if (supply === undefined || supply.unit !== baseUnitOf(unit)) return splitAtHome(amount, 0)
  return splitAtHome(amount, supply.amount / toBase(1, unit))
}

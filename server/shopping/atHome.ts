import { baseUnitOf, toBase } from '../catalogue/units'
import type { Supply } from '../cupboard/supplies'
import type { ShoppingItem } from './aggregateShoppingList'

/** How much of a line is at home and how much is left to buy, in the line's unit. */
export interface AtHome {
  atHome: number
  toBuy: number
  /** Whether nothing needs to be bought. */
  isAtHome: boolean
}

/** Less than this shows as 0.00 and is not bought. */
const SHOWN = 0.005

/** What a supply leaves of a line to buy (docs/product.md CUP-4): never less than nothing. */
export function atHomeOf({ amount, unit }: Pick<ShoppingItem, 'amount' | 'unit'>, supply: Supply | undefined): AtHome {
  if (supply === 'enough') return { atHome: amount, toBuy: 0, isAtHome: true }
  if (supply === undefined || supply.unit !== baseUnitOf(unit)) return { atHome: 0, toBuy: amount, isAtHome: false }
  const there = supply.amount / toBase(1, unit)
  const isAtHome = amount - there < SHOWN
  const atHome = isAtHome ? amount : there
  return { atHome, toBuy: amount - atHome, isAtHome }
}

import { plural } from '../../schema/text/format'
import { amountWithUnit, formatAmount } from '../plan/amountText'
import type { ListItem } from './areas'
import { messages } from './messages'

/** What says how an amount of a line is written. */
type Counted = Pick<ListItem, 'measurementUnit' | 'pieceNoun'>

/**
 * The exact amount of a line with two decimals (docs/product.md SHOP-8, SHOP-54): '880.00 g', '11.00 cloves'; as needed for
 * 0. No line break parts it.
 */
export function lineAmount(amount: number, { measurementUnit, pieceNoun }: Counted): string {
  if (amount === 0) return messages.asNeeded
  if (measurementUnit !== 'piece' || !pieceNoun) return amountWithUnit(amount, measurementUnit)
  const noun = plural(Number(amount.toFixed(2)), { one: pieceNoun.one, other: pieceNoun.many })
  return `${formatAmount(amount)}\u00a0${noun}`
}

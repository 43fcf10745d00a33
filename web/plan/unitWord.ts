import { planMessages } from './messages'

/** A unit as it is read after an amount with two decimals: pieces are counted, the others are symbols. */
export function unitWord(unit: string, amount: number): string {
  return unit === 'piece' ? planMessages.pieces({ count: Number(amount.toFixed(2)) }) : unit
}

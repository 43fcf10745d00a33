/** A unit as it is read after an amount with two decimals: pieces are counted, the others are symbols. */
export function unitWord(unit: string, amount: number): string {
  return unit === 'piece' && amount.toFixed(2) !== '1.00' ? 'pieces' : unit
}

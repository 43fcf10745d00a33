/** A unit as it is read after an amount: pieces are counted, the others are symbols. */
export function unitWord(unit: string, amount: number): string {
  return unit === 'piece' && amount !== 1 ? 'pieces' : unit
}

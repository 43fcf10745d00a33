/** A line of a shopping list, as far as ticks go. */
export interface TickableLine {
  /** `ShoppingListItem.key`, which ends in the unit. */
  readonly key: string
  /** In the unit; 0 for as needed. */
  readonly amount: number
  readonly measurementUnit: string
}

/** Amounts that were ticked off by the key of their line. */
export type TickedAmounts = ReadonlyMap<string, number>

/** Sums of the same parts may differ in their last digits. */
const TOLERANCE = 1e-6

/** The unit in which the same line is shown when more or less of it is needed, and how many of it are one of this. */
const OTHER_UNIT: ReadonlyMap<string, { unit: string; factor: number }> = new Map([
  ['g', { unit: 'kg', factor: 0.001 }],
  ['kg', { unit: 'g', factor: 1000 }],
  ['ml', { unit: 'l', factor: 0.001 }],
  ['l', { unit: 'ml', factor: 1000 }],
])

/** An amount in another unit of the same measure, such as kg for g; null where it is of another measure. */
export function inUnit(amount: number, from: string, to: string): number | null {
  if (from === to) return amount
  const other = OTHER_UNIT.get(from)
  return other?.unit === to ? amount * other.factor : null
}

/**
 * How much of a line is still to be bought (docs/product.md SHOP-11): null when it is ticked off, the difference when the
 * plan has come to need more than was bought, all of it when it was not ticked.
 */
export function leftToBuy(line: TickableLine, ticked: TickedAmounts): number | null {
  const bought = boughtOf(line, ticked)
  if (bought === null) return line.amount
  return line.amount <= bought * (1 + TOLERANCE) ? null : line.amount - bought
}

/** The keys under which a line may have been ticked: its own, and that of the unit in which it was shown otherwise. */
export function keysOf({ key, measurementUnit }: TickableLine): string[] {
  const other = OTHER_UNIT.get(measurementUnit)
  return other ? [key, `${key.slice(0, -measurementUnit.length)}${other.unit}`] : [key]
}

/**
 * The key under which a line is noted (docs/product.md SHOP-58): that of its smaller unit, so that a note stays where the line
 * is shown in the larger one.
 */
export function noteKey(key: string): string {
  return key.replace(/-kg$/, '-g').replace(/-l$/, '-ml')
}

function boughtOf(line: TickableLine, ticked: TickedAmounts): number | null {
  const factors = [1, 1 / (OTHER_UNIT.get(line.measurementUnit)?.factor ?? 1)]
  const amounts = keysOf(line).flatMap((key, index) => {
    const amount = ticked.get(key)
    return amount === undefined ? [] : [amount * (factors[index] ?? 1)]
  })
  return amounts.length === 0 ? null : Math.max(...amounts)
}

import type { V2QuantityFragment } from '../operations.generated'

/** An amount as v2 answers it. */
export const toQuantity = (given: V2QuantityFragment | null) =>
  given && { amount: given.amount, unit: given.unit.symbol, text: given.text }

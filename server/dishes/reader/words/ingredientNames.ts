import { CHILLED_NAMES } from './chilledNames'
import { PANTRY_NAMES } from './pantryNames'
import { PRODUCE_NAMES } from './produceNames'

/**
 * Further names of the catalogue's ingredients, by slug. Each must mean that ingredient and nothing that contains more
 * (docs/product.md DISH-3).
 */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  ...PRODUCE_NAMES,
  ...PANTRY_NAMES,
  ...CHILLED_NAMES,
}

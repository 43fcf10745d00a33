import type { MealCategory } from '../generated/resolverTypes'

/** The bit of each category in `MemberModel.eats`. */
const BITS: readonly (readonly [MealCategory, number])[] = [
  ['breakfast', 1],
  ['lunch', 2],
  ['dinner', 4],
]

/** The categories that a member eats. */
export const categoriesOf = (eats: number): MealCategory[] =>
  BITS.filter(([, bit]) => (eats & bit) !== 0).map(([category]) => category)

/** The categories as they are stored. */
export const bitsOf = (categories: readonly MealCategory[]): number =>
  BITS.reduce((bits, [category, bit]) => (categories.includes(category) ? bits | bit : bits), 0)

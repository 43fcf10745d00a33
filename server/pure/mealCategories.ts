/** The meal categories in their order (docs/product.md CAT-1). */
export const CATEGORIES = ['breakfast', 'lunch', 'dinner'] as const
export type Category = (typeof CATEGORIES)[number]

/** The bit of a category where several are kept as one number: 1 breakfast, 2 lunch, 4 dinner. */
export function categoryBit(category: Category): number {
  return 1 << CATEGORIES.indexOf(category)
}

/** The categories of a number of bits. */
export const categoriesOf = (bits: number): Category[] =>
  CATEGORIES.filter((category) => (bits & categoryBit(category)) !== 0)

/** Categories as one number of bits. */
export const bitsOf = (categories: readonly Category[]): number =>
  categories.reduce((bits, category) => bits | categoryBit(category), 0)

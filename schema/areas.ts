/** The areas of a shop in the order in which one is usually walked; what has none is in the last (docs/product.md SHOP-5). */
export const AREAS = [
  'produce',
  'meat & deli',
  'bakery',
  'dairy',
  'pantry',
  'condiments',
  'beverages',
  'frozen',
  'personal care',
  'household',
  'uncategorised',
] as const

/** An area of a shop. */
export type Area = (typeof AREAS)[number]

/** All areas in an order that was arranged; those that it does not name follow as usual. */
export function arrangedAreas(order: readonly string[]): Area[] {
  const named = order.flatMap((name) => AREAS.find((area) => area === name) ?? [])
  return [...new Set([...named, ...AREAS])]
}

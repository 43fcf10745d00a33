import { planMessages } from './messages'

/** The areas of a shop in display order (docs/product.md SHOP-5). */
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

/** The area that a location names; a missing or unknown one is uncategorised (docs/product.md SHOP-6). */
export function areaNamed(location: string): Area {
  return AREAS.find((area) => area === location) ?? 'uncategorised'
}

/** An area's name as a heading. */
export function areaTitle(area: Area): string {
  return planMessages.area[area]
}

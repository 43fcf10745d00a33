import { messages } from './messages'
import type { ListItemFragment } from './operations.generated'

/** One line of a list. */
export type ListItem = ListItemFragment

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

/** What is bought in one area. */
export interface AreaList {
  area: Area
  items: ListItem[]
}

function areaOf(item: ListItem): Area {
  return AREAS.find((area) => area === item.typicalLocation) ?? 'uncategorised'
}

/**
 * The list by area: areas in display order, empty ones left out, items by name (docs/product.md SHOP-5, SHOP-7). A
 * location that is missing or unknown is uncategorised (docs/product.md SHOP-6).
 */
export function groupByArea(items: readonly ListItem[]): AreaList[] {
  const byName = [...items].sort((one, other) => one.ingredient.name.localeCompare(other.ingredient.name, 'en-AU'))
  return AREAS.map((area) => ({ area, items: byName.filter((item) => areaOf(item) === area) })).filter(
    ({ items: found }) => found.length > 0,
  )
}

/** An area's name as a heading. */
export function areaTitle(area: Area): string {
  return messages.area[area]
}

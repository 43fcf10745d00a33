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
export interface AreaList<Row> {
  area: Area
  rows: Row[]
}

/** The area of that name. A location that is missing or unknown is uncategorised (docs/product.md SHOP-6). */
export function areaOf(location: string): Area {
  return AREAS.find((area) => area === location) ?? 'uncategorised'
}

/** The rows by area: areas in display order, empty ones left out, rows by name (docs/product.md SHOP-5, SHOP-7). */
export function groupByArea<Row extends { area: Area; name: string }>(rows: readonly Row[]): AreaList<Row>[] {
  const byName = [...rows].sort((one, other) => one.name.localeCompare(other.name, 'en-AU'))
  return AREAS.map((area) => ({ area, rows: byName.filter((row) => row.area === area) })).filter(
    ({ rows: found }) => found.length > 0,
  )
}

/** An area's name as a heading. */
export function areaTitle(area: Area): string {
  return messages.area[area]
}

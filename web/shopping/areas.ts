import { AREAS, areaNamed, areaTitle, type Area } from '../plan/areas'
import type { ListItemFragment } from './operations.generated'

/** One line of a list. */
export type ListItem = ListItemFragment

export { areaTitle, areaNamed as areaOf, type Area }

/** What is bought in one area. */
export interface AreaList<Row> {
  area: Area
  rows: Row[]
}

/** The rows by area: areas in display order, empty ones left out, rows by name (docs/product.md SHOP-5, SHOP-7). */
export function groupByArea<Row extends { area: Area; name: string }>(rows: readonly Row[]): AreaList<Row>[] {
  const byName = [...rows].sort((one, other) => one.name.localeCompare(other.name, 'en-AU'))
  return AREAS.map((area) => ({ area, rows: byName.filter((row) => row.area === area) })).filter(
    ({ rows: found }) => found.length > 0,
  )
}

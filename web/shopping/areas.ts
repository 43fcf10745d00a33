import { compareNames } from '../../schema/text/compareNames'
import { AREAS, type Area } from '../../schema/areas'
import { areaCoded, areaNamed, areaTitle } from '../plan/areas'
import type { ListItemFragment } from './operations.generated'

/** One line of a list. */
export type ListItem = ListItemFragment

export { areaCoded, areaTitle, areaNamed as areaOf, type Area }

/** What is bought in one area. */
export interface AreaList<Row> {
  area: Area
  rows: Row[]
}

/**
 * The rows by area: areas in display order unless another is given, empty ones left out, rows by name (docs/product.md
 * SHOP-5, SHOP-7, SHOP-45).
 */
export function groupByArea<Row extends { area: Area; name: string }>(
  rows: readonly Row[],
  order: readonly Area[] = AREAS,
): AreaList<Row>[] {
  const byName = [...rows].sort((one, other) => compareNames(one.name, other.name))
  return order
    .map((area) => ({ area, rows: byName.filter((row) => row.area === area) }))
    .filter(({ rows: found }) => found.length > 0)
}

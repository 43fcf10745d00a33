import { AREAS, type Area } from '../../schema/areas'
import { planMessages } from './messages'

/** The area that a location names; a missing or unknown one is uncategorised (docs/product.md SHOP-6). */
export function areaNamed(location: string): Area {
  return AREAS.find((area) => area === location) ?? 'uncategorised'
}

/** An area's name as a heading. */
export function areaTitle(area: Area): string {
  return planMessages.area[area]
}

import { AREAS, type Area } from '../../schema/areas'
import type { StoreAreaCode } from '../apollo/schemaTypes.generated'
import { planMessages } from './messages'

/** The area that a location names; a missing or unknown one is uncategorised (docs/product.md SHOP-6). */
export function areaNamed(location: string): Area {
  return AREAS.find((area) => area === location) ?? 'uncategorised'
}

/** How the API names areas. */
const CODES: Readonly<Record<Area, StoreAreaCode>> = {
  produce: 'PRODUCE',
  'meat & deli': 'MEAT_AND_DELI',
  bakery: 'BAKERY',
  dairy: 'DAIRY',
  pantry: 'PANTRY',
  condiments: 'CONDIMENTS',
  beverages: 'BEVERAGES',
  frozen: 'FROZEN',
  'personal care': 'PERSONAL_CARE',
  household: 'HOUSEHOLD',
  uncategorised: 'UNCATEGORISED',
}

/** The area of a code; one that came after this page was made is uncategorised. */
export function areaCoded({ code }: { code: StoreAreaCode }): Area {
  return AREAS.find((area) => CODES[area] === code) ?? 'uncategorised'
}

/** The area that a location names, as the API has it. */
export function storeAreaNamed(location: string): { code: StoreAreaCode } {
  return { code: CODES[areaNamed(location)] }
}

/** An area's name as a heading. */
export function areaTitle(area: Area): string {
  return planMessages.area[area]
}

import { AREAS, type Area } from '../../schema/areas'
import type { CupboardItem } from '../live/cupboard/cupboardView'
import { areaCoded, areaTitle } from '../plan/areas'
import { messages } from './messages'
import { isUrgent } from './useBy'

/** Items under one heading. */
export interface ItemGroup {
  title: string
  /** null for what should be used soon, of whatever area. */
  area: Area | null
  items: CupboardItem[]
}

/** First what is near its date, the nearest first, then the rest by area and name (docs/product.md CUP-7). */
export function groupItems(items: readonly CupboardItem[], today: string): ItemGroup[] {
  const urgent = items.filter(({ useBy }) => isUrgent(useBy, today)).sort(byDateAndName)
  const calm = items.filter(({ useBy }) => !isUrgent(useBy, today)).sort(byName)
  const areas = AREAS.map((area) => ({
    title: areaTitle(area),
    area,
    items: calm.filter(({ ingredient }) => areaCoded(ingredient.storeArea) === area),
  }))
  return [{ title: messages.useSoon, area: null, items: urgent }, ...areas].filter((group) => group.items.length > 0)
}

type Item = CupboardItem
const byName = (one: Item, other: Item) => one.ingredient.name.localeCompare(other.ingredient.name, 'en-AU')
const byDateAndName = (one: Item, other: Item) =>
  (one.useBy ?? '').localeCompare(other.useBy ?? '') || byName(one, other)

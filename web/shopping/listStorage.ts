import { arrayOf, isNumber, isText, recordOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import type { ListItem } from './areas'

/** The list that a device showed last: its meals, and when everything had been unticked by then. */
export interface LastShop {
  meals: string[]
  clearedAt: number
}

/** The same on the device, from which follows whether a list is that of another shop (docs/product.md SHOP-12). */
export const lastShop = ownedStorage<LastShop>(
  'lastShop',
  shape<LastShop>({ meals: arrayOf(isText), clearedAt: isNumber }),
)

/** The meals that a list is for. */
export function mealsOf(items: readonly ListItem[]): string[] {
  return [...new Set(items.flatMap(({ parts }) => parts.map(({ mealName }) => mealName)))]
}

/** Own items that were bought, the latest first, with the areas in which they stood. */
export interface BoughtItems {
  items: { text: string; area: string }[]
}

/** The same on the device, to be offered again (docs/product.md SHOP-30). */
export const boughtItems = ownedStorage<BoughtItems>(
  'boughtItems',
  shape<BoughtItems>({ items: arrayOf(shape<BoughtItems['items'][number]>({ text: isText, area: isText })) }),
)

/** Ticks as they were kept before the household shared them: the amount by the key of the line. */
export const unsharedTicks = ownedStorage<{ ticks: Record<string, number> }>(
  'shoppingTicks',
  shape<{ ticks: Record<string, number> }>({ ticks: recordOf(isNumber) }),
)

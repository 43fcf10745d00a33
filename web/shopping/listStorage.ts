import type { ListItemAtHomeFragment } from './operations.generated'
import { arrayOf, growingEnum, isFlag, isNumber, isText, nullOr, orMissing, recordOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import { storeAreaNamed } from '../plan/areas'
import type { ListItem } from './areas'

/** A list as it is kept on the device. */
export interface KeptList {
  /** `planKey` of the plan that it was made from. */
  planKey: string
  /** When, in milliseconds since 1970. */
  at: number
  items: ListItem[]
}

/** A line as it is stored; its words, what is at home, what to buy and who eats was not stored by earlier releases. */
type Newer = keyof ListItemAtHomeFragment | 'buy' | 'inKitchen' | 'pieceNoun'
type Buy = NonNullable<ListItem['buy']>
type StoredBuy = Pick<Buy, 'text'> & Partial<Buy>
type Part = ListItem['parts'][number]
type StoredPart = Omit<Part, 'eaters'> & Partial<Pick<Part, 'eaters'>>
type StoredItem = Omit<ListItem, Newer | 'parts' | 'storeArea'> &
  Partial<Pick<ListItem, keyof ListItemAtHomeFragment | 'inKitchen' | 'pieceNoun' | 'storeArea'>> & {
    /** In place of the area, in what earlier releases stored. */
    typicalLocation?: string
    buy?: StoredBuy | null
    parts: StoredPart[]
  }
export type StoredList = Omit<KeptList, 'items'> & { items: StoredItem[] }

const isBuy = shape<StoredBuy>({
  text: isText,
  leaves: orMissing(nullOr(isText)),
  packs: orMissing(arrayOf(shape<Buy['packs'][number]>({ product: isText, count: isNumber, text: isText }))),
})

const isItem = shape<StoredItem>({
  key: isText,
  amount: isNumber,
  measurementUnit: isText,
  storeArea: orMissing(shape<ListItem['storeArea']>({ code: growingEnum() })),
  typicalLocation: orMissing(isText),
  productLink: nullOr(isText),
  picture: isText,
  ingredient: shape({ name: isText }),
  slug: orMissing(isText),
  atHome: orMissing(isNumber),
  toBuy: orMissing(isNumber),
  isAtHome: orMissing(isFlag),
  isCupboard: orMissing(isFlag),
  buy: orMissing(nullOr(isBuy)),
  inKitchen: orMissing(isText),
  pieceNoun: orMissing(nullOr(shape<NonNullable<ListItem['pieceNoun']>>({ one: isText, many: isText }))),
  parts: arrayOf(
    shape<StoredPart>({
      mealName: isText,
      serves: isNumber,
      amount: isNumber,
      eaters: orMissing(nullOr(arrayOf(isText))),
    }),
  ),
})

/** Whether content of the device is a list as it is kept. */
export const isStoredList = shape<StoredList>({ planKey: isText, at: isNumber, items: arrayOf(isItem) })

const lists = ownedStorage<StoredList>('shoppingList', isStoredList)

/** The last list of a person on this device, by default of the signed-in one (docs/product.md DEV-6). */
export function readList(owner?: string): KeptList | null {
  const list = lists.read(owner)
  return list && toKeptList(list)
}

/** A stored list as this release shows it. */
export function toKeptList(list: StoredList): KeptList {
  return { ...list, items: list.items.map(withNewer) }
}

function withNewer({ buy: stored, typicalLocation = '', ...item }: StoredItem): ListItem {
  const { key, amount } = item
  const slug = key.slice(0, key.lastIndexOf('-'))
  const buy = stored ? { leaves: null, packs: [], ...stored } : null
  const parts = item.parts.map((part): Part => ({ eaters: null, ...part }))
  const atHome = { atHome: 0, toBuy: amount, isAtHome: false, isCupboard: false }
  const words = { inKitchen: item.ingredient.name, pieceNoun: null }
  return { slug, storeArea: storeAreaNamed(typicalLocation), ...words, ...atHome, ...item, buy, parts }
}

/** Keeps a list, so that it can be read in a shop without a network. */
export const storeList = (list: KeptList): void => lists.write(list)

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

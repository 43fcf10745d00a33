import type { ListItemAtHomeFragment } from './operations.generated'
import { arrayOf, growingEnum, isFlag, isNumber, isText, nullOr, orMissing, shape } from '../session/guards'
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

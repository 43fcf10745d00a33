import { arrayOf, isNumber, isText, nullOr, recordOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import type { ListItem } from './areas'
import type { Ticks } from './ticks'

/** A list as it is kept on the device. */
export interface KeptList {
  /** `planKey` of the plan that it was made from. */
  planKey: string
  /** When, in milliseconds since 1970. */
  at: number
  items: ListItem[]
}

const isItem = shape<ListItem>({
  key: isText,
  amount: isNumber,
  measurementUnit: isText,
  typicalLocation: isText,
  productLink: nullOr(isText),
  picture: isText,
  ingredient: shape({ name: isText }),
  parts: arrayOf(shape<ListItem['parts'][number]>({ mealName: isText, serves: isNumber, amount: isNumber })),
})

const lists = ownedStorage<KeptList>(
  'shoppingList',
  shape<KeptList>({ planKey: isText, at: isNumber, items: arrayOf(isItem) }),
)
const allTicks = ownedStorage<{ ticks: Ticks }>('shoppingTicks', shape<{ ticks: Ticks }>({ ticks: recordOf(isNumber) }))

/** The last list of a person on this device, by default of the signed-in one (docs/product.md DEV-6). */
export const readList = (owner?: string): KeptList | null => lists.read(owner)

/** Keeps a list, so that it can be read in a shop without a network. */
export const storeList = (list: KeptList): void => lists.write(list)

/** What a person ticked off on this device. */
export function readTicks(owner?: string): Ticks {
  return allTicks.read(owner)?.ticks ?? {}
}

/** Keeps the ticks, by default for the signed-in person. */
export const storeTicks = (ticks: Ticks, owner?: string): void => allTicks.write({ ticks }, owner)

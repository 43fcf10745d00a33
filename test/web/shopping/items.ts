import { storeAreaNamed } from '../../../web/plan/areas'
import type { ListItem } from '../../../web/shopping/areas'

interface ItemChanges extends Partial<ListItem> {
  /** Where it is found, as it is stored beside own items. */
  area?: string
}

/** A line of a list for tests; its key follows from its name. */
export function item(name: string, { area = 'produce', ...changes }: ItemChanges = {}): ListItem {
  // The cache tells by its type name to whom a fragment applies.
  const typed = { __typename: 'ShoppingListItem' }
  return {
    ...typed,
    key: `${name}-g`,
    ingredient: { name },
    amount: 100,
    measurementUnit: 'g',
    storeArea: storeAreaNamed(area),
    productLink: null,
    picture: 'tomato',
    slug: name,
    inKitchen: name,
    pieceNoun: null,
    atHome: 0,
    toBuy: 100,
    isAtHome: false,
    isCupboard: false,
    buy: null,
    parts: [{ mealName: 'Dal', serves: 2, amount: 100, eaters: null }],
    ...changes,
  }
}

/** A purchase for tests, by its words. */
export function buying(text: string, changes: Partial<NonNullable<ListItem['buy']>> = {}): ListItem['buy'] {
  return { text, leaves: null, packs: [], ...changes }
}

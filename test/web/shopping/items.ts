import type { ListItem } from '../../../web/shopping/areas'

/** A line of a list for tests; its key follows from its name. */
export function item(name: string, changes: Partial<ListItem> = {}): ListItem {
  // The cache tells by its type name to whom a fragment applies.
  const typed = { __typename: 'ShoppingListItem' }
  return {
    ...typed,
    key: `${name}-g`,
    ingredient: { name },
    amount: 100,
    measurementUnit: 'g',
    typicalLocation: 'produce',
    productLink: null,
    picture: 'tomato',
    slug: name,
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

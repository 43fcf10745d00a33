import type { Supplies } from '../cupboard/supplies'
import type { ShoppingItem } from './aggregateShoppingList'
import { atHomeOf } from './atHome'
import type { ListItemView } from './views'

/**
 * The lines of a list as clients see them, with links to the preferred store and what is at home; `supplies` are null for a
 * list of any meals, which is for no household.
 */
export function shapeItems(
  items: readonly ShoppingItem[],
  links: ReadonlyMap<string, string>,
  supplies: Supplies | null = null,
): ListItemView[] {
  return items.map((item) => shapeItem(item, links.get(item.slug) ?? null, supplies))
}

function shapeItem(item: ShoppingItem, productLink: string | null, supplies: Supplies | null): ListItemView {
  const { slug, name, picture, amount, unit, area, parts } = item
  return {
    item,
    isForHousehold: supplies !== null,
    ...atHomeOf(item, supplies?.get(slug)),
    key: `${slug}-${unit}`,
    ingredient: { name },
    slug,
    amount,
    measurementUnit: unit,
    typicalLocation: area,
    productLink,
    picture,
    parts: parts.map(({ mealName, serves, amount: needed, eaters }) => ({
      mealName,
      serves,
      amount: needed,
      eaters: eaters && [...eaters],
    })),
  }
}

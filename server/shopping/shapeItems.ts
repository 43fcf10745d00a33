import type { ShoppingListItem } from '../generated/resolverTypes'
import type { Services } from '../services'
import { aggregateShoppingList, type ShoppingEntry, type ShoppingItem } from './aggregateShoppingList'
import { readSettings } from '../settings/readSettings'
import { productLinks } from '../stores/productLinks'

/** The lines of a list as clients see them, with links to the user's preferred store. */
export async function shapeItems(
  services: Services,
  userId: string | null,
  entries: readonly ShoppingEntry[],
): Promise<ShoppingListItem[]> {
  const items = aggregateShoppingList(entries)
  const store = userId === null ? null : (await readSettings(services.db, userId)).preferredStore
  const links = await productLinks(services, store, [...new Set(items.map(({ slug }) => slug))])
  return items.map((item) => shapeItem(item, links.get(item.slug) ?? null))
}

function shapeItem(
  { slug, name, picture, amount, unit, area, parts }: ShoppingItem,
  productLink: string | null,
): ShoppingListItem {
  return {
    key: `${slug}-${unit}`,
    ingredient: { name },
    amount,
    measurementUnit: unit,
    typicalLocation: area,
    productLink,
    picture,
    parts: parts.map((part) => ({ mealName: part.mealName, serves: part.serves, amount: part.amount })),
  }
}

import type { OwnPrices } from '../../schema/ownPrices'
import type { Supplies } from '../cupboard/supplies'
import type { Services } from '../services'
import { readSettings } from '../settings/readSettings'
import { productLinks } from '../stores/productLinks'
import { aggregateShoppingList, type ShoppingEntry, type ShoppingItem } from './aggregateShoppingList'
import { atHomeOf } from './atHome'
import type { ListItemView } from './views'

/** What a list knows of the household that shops. */
export interface Shoppers {
  readonly supplies: Supplies
  readonly prices: () => Promise<OwnPrices>
}

/** A list of any meals is for no household. */
const NO_SHOPPERS: Shoppers = { supplies: new Map(), prices: () => Promise.resolve(new Map()) }

/** The lines of a list as clients see them, with what is at home and links to the user's preferred store. */
export async function shapeItems(
  services: Services,
  userId: string | null,
  entries: readonly ShoppingEntry[],
  shoppers = NO_SHOPPERS,
): Promise<ListItemView[]> {
  const items = aggregateShoppingList(entries)
  const store = userId === null ? null : (await readSettings(services.db, userId)).preferredStore
  const links = await productLinks(services, store, [...new Set(items.map(({ slug }) => slug))])
  return items.map((item) => shapeItem(item, links.get(item.slug) ?? null, shoppers))
}

function shapeItem(item: ShoppingItem, productLink: string | null, { supplies, prices }: Shoppers): ListItemView {
  const { slug, name, picture, amount, unit, area, parts } = item
  return {
    item,
    prices,
    ...atHomeOf(item, supplies.get(slug)),
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

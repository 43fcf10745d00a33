import { useEffect } from 'react'
import type { ListAct } from '../../schema/listOperations'
import type { ListItem } from './areas'
import { noteAct } from './listActs'
import { lastShop, type LastShop, mealsOf } from './listStorage'
import type { ListView } from './listView'
import type { ListControls } from './useList'

/**
 * What is done to the shared list when a list takes the place of the one that this device showed last (docs/product.md
 * SHOP-12). One that shares no meal with it is for another shop: nothing is ticked any more, and the own items that were
 * bought and the notes on lines go (SHOP-58). Not when someone else has started over since: then it was done, and what is ticked now is for this shop.
 */
export function actsOfNewShop(last: LastShop | null, items: readonly ListItem[], view: ListView): ListAct[] {
  if (!last || last.meals.length === 0 || items.length === 0 || view.clearedAt > last.clearedAt) return []
  const meals = new Set(last.meals)
  if (mealsOf(items).some((meal) => meals.has(meal))) return []
  const bought = view.items.filter(({ isTicked }) => isTicked)
  const noted = [...view.notes.keys()]
  // Also where nothing is ticked or noted: another device would take away what is since, on the new list.
  return [
    ...bought.map(({ id }) => ({ removeItem: { itemId: id } })),
    ...noted.map((key) => noteAct({ kind: 'line', key }, '')),
    { startOver: true },
  ]
}

/** Follows the lists that come from the server, once it has said what is ticked; null while there is none. */
export function useNewShop({ store, startOver }: ListControls, fresh: readonly ListItem[] | null): void {
  useEffect(() => {
    if (fresh === null) return
    const acts = actsOfNewShop(lastShop.read(store.owner), fresh, store.view())
    if (acts.length > 0) startOver(acts)
    lastShop.write({ meals: mealsOf(fresh), clearedAt: store.view().clearedAt }, store.owner)
  }, [fresh, store, startOver])
}

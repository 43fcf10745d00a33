import type { ShoppingListItem, ShoppingListResult } from '../generated/resolverTypes'
import type { ShoppingItem } from './aggregateShoppingList'

/** A line of a list as the API shows it; what to buy for it is worked out when that is asked for. */
export interface ListItemView extends Omit<ShoppingListItem, 'buy' | 'isCupboard'> {
  readonly item: ShoppingItem
}

/** A list with its lines. */
export interface ListView extends Omit<ShoppingListResult, 'items'> {
  items: ListItemView[]
}

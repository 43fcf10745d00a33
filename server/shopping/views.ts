import type { OwnPrices } from '../../schema/ownPrices'
import type { ShoppingListItem, ShoppingListResult } from '../generated/resolverTypes'
import type { ShoppingItem } from './aggregateShoppingList'
import type { Purchase } from './buy'

/** Prices that are read when they are asked for. */
interface WithPrices {
  readonly prices: () => Promise<OwnPrices>
}

/** A line of a list as the API shows it; what to buy for it is worked out when that is asked for. */
export interface ListItemView extends Omit<ShoppingListItem, 'buy' | 'isCupboard'>, WithPrices {
  readonly item: ShoppingItem
}

/** A purchase as the API shows it, which costs what the prices say. */
export interface PurchaseView extends Purchase, WithPrices {}

/** A list with its lines. */
export interface ListView extends Omit<ShoppingListResult, 'items'> {
  items: ListItemView[]
}

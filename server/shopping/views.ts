import type { ShoppingListItem, ShoppingListResult } from '../generated/schemaTypes'
import type { ShoppingItem } from './aggregateShoppingList'
import type { Purchase } from './buy'

/** Whether what it costs is known from what the caller's household pays. */
interface Priced {
  readonly isForHousehold: boolean
}

/** A line of a list as the API shows it; what to buy for it is worked out when that is asked for. */
export interface ListItemView
  extends Omit<ShoppingListItem, 'buy' | 'inKitchen' | 'isCupboard' | 'pieceNoun' | 'storeArea'>, Priced {
  readonly item: ShoppingItem
}

/** A purchase as the API shows it, which costs what the prices say. */
export interface PurchaseView extends Purchase, Priced {
  /** The household whose prices they are; that for which the call is without one. */
  readonly householdId?: string
}

/** A list with its lines. */
export interface ListView extends Omit<ShoppingListResult, 'items'> {
  items: ListItemView[]
}

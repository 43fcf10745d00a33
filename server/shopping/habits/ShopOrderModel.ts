import type { Area } from '../../../schema/areas'
import { BaseModel } from '../../database/BaseModel'

/** The order in which a household walks through a store. */
export class ShopOrderModel extends BaseModel {
  static override tableName = 'shop_orders'
  static override idColumn = ['householdId', 'store']
  static override jsonAttributes = ['areas']

  declare householdId: string
  /** The store's key; empty for where no store is chosen. */
  declare store: string
  declare areas: Area[]
}

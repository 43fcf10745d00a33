import { BaseModel } from '../../database/BaseModel'

/** The number of changes of how a household shops. */
export class ShopStateModel extends BaseModel {
  static override tableName = 'shop_states'
  static override idColumn = 'householdId'

  declare householdId: string
  declare version: number
}

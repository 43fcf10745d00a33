import { BaseModel } from '../database/BaseModel'

/** What a household pays for a product. */
export class OwnPriceModel extends BaseModel {
  static override tableName = 'own_prices'
  static override idColumn = ['householdId', 'product']

  declare householdId: string
  /** `ListPack.product`, or that of an own item (schema/ownPrices.ts). */
  declare product: string
  declare cents: number
  declare at: number
}

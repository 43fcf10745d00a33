import { BaseModel } from '../../database/BaseModel'

/** The last word about a price, a bar code or the order of a shop; also of one that was forgotten, for 30 days. */
export class ShopWordModel extends BaseModel {
  static override tableName = 'shop_words'
  static override idColumn = ['householdId', 'subject']

  declare householdId: string
  /** `price:` and a product, `code:` and a code, or `order:` and a store's key. */
  declare subject: string
  /** When it was said, and by which operation. */
  declare at: number
  declare operationId: string
}

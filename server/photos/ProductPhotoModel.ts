import { BaseModel } from '../database/BaseModel'

/**
 * The photo of something that a household buys (docs/product.md SHOP-69): the household’s, not the account’s that took it.
 * Its files are in `services.photos`, named by `photo`.
 */
export class ProductPhotoModel extends BaseModel {
  static override tableName = 'product_photos'
  static override idColumn = ['householdId', 'product']

  declare householdId: string
  /** Slug of an ingredient, or `item:` and words (schema/productPhotos.ts). */
  declare product: string
  /** 22 characters that no one can guess; a part of the addresses of its files. */
  declare photo: string
  /** Of the whole photo, in pixels. */
  declare width: number
  declare height: number
  /** Of all its files. */
  declare bytes: number
  /** When it became the product's. */
  declare at: number
}

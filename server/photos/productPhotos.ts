import type { Knex } from 'knex'
import { PRODUCT_PHOTOS } from '../../schema/productPhotos'
import type { EndHousehold } from '../platform/services'
import { LeftoverModel, PhotoModel } from './PhotoModel'
import { ProductPhotoModel } from './ProductPhotoModel'

/** Whose photo it becomes, and when. */
interface By {
  readonly userId: string
  readonly at: number
}

/**
 * Makes a photo that an account sent, and that nothing has, the photo of what a household buys, in place of the one that it
 * had; null takes that away. For a transaction that holds the household.
 *
 * @param had the photo that it has.
 * @returns false where there is no such photo.
 */
export async function giveProductPhoto(
  trx: Knex.Transaction,
  { householdId, product }: Pick<ProductPhotoModel, 'householdId' | 'product'>,
  photo: string | null,
  had: ProductPhotoModel | undefined,
  by: By,
): Promise<boolean> {
  const loose = photo === null ? null : await takeLoose(trx, photo, by)
  if (loose === undefined) return false
  if (had) await letGo(trx, [had], by)
  if (loose === null) return true
  const { id, width, height, bytes } = loose
  await ProductPhotoModel.query(trx).insert({ householdId, product, photo: id, width, height, bytes, at: by.at })
  const beyond = await ProductPhotoModel.query(trx)
    .where({ householdId })
    .orderBy([{ column: 'at', order: 'desc' }, 'product'])
    .offset(PRODUCT_PHOTOS)
    .limit(PRODUCT_PHOTOS)
  await letGo(trx, beyond, by)
  return true
}

/** Takes it from the account's photos that nothing has; undefined where it is none of them. */
async function takeLoose(trx: Knex.Transaction, id: string, { userId }: By): Promise<PhotoModel | undefined> {
  const loose = await PhotoModel.query(trx).findById(id).where({ userId, dishId: null }).forUpdate()
  if (loose) await PhotoModel.query(trx).deleteById(id).where({ userId })
  return loose
}

/** Photos that are no product's any more are those of the account that took them away, which may give them back for a day. */
async function letGo(trx: Knex.Transaction, photos: readonly ProductPhotoModel[], { userId, at }: By): Promise<void> {
  for (const { householdId, product, photo: id, width, height, bytes } of photos) {
    await ProductPhotoModel.query(trx).deleteById([householdId, product])
    await PhotoModel.query(trx).insert({ id, userId, dishId: null, width, height, bytes, changedAt: at })
  }
}

/** With a household all its photos are forgotten; their files are deleted after that. */
export const endProductPhotos: EndHousehold = async (trx, householdId) => {
  const photos = await ProductPhotoModel.query(trx).where({ householdId }).select('photo')
  if (photos.length > 0) await trx(LeftoverModel.tableName).insert(photos.map(({ photo: id }) => ({ id })))
}

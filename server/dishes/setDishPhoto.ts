import type { Knex } from 'knex'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError, SetDishPhotoInput } from '../generated/schemaTypes'
import { messages as photoMessages } from '../photos/messages'
import { PhotoModel } from '../photos/PhotoModel'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { announceDishes } from './announceDishes'
import { DishModel } from './DishModel'
import { findDish } from './findDish'
import { messages } from './messages'
import type { DishView } from './views'

/**
 * Gives a dish of a person a photo that the person sent, replaces it or takes it away (docs/product.md DISH-35). The one
 * that it had is kept for a day, so that it can be given back.
 */
export async function setDishPhoto(
  services: Services,
  userId: string,
  { id, photo = null }: SetDishPhotoInput,
): Promise<{ dish: DishView | null; errors: InputError[] }> {
  const wrong = await inTransaction(services.db, (trx) => give(trx, { id, userId }, photo ?? null, services.now()))
  if (wrong) return { dish: null, errors: [wrong] }
  await announceDishes(services, userId)
  return { dish: await findDish(services, userId, id), errors: [] }
}

/** The account's row is held meanwhile, as when a dish is saved, so that no version of the dish is made twice. */
async function give(
  trx: Knex.Transaction,
  { id, userId }: Pick<DishModel, 'id' | 'userId'>,
  photo: string | null,
  changedAt: number,
): Promise<InputError | null> {
  await UserModel.query(trx).findById(userId).forUpdate().throwIfNotFound()
  const dish = await DishModel.query(trx).findOne({ id, userId })
  if (!dish) return inputError('UNKNOWN', 'id', messages.noSuchDish)
  if (dish.photo === photo) return null
  // One that is another dish's stays there: a photo is of one dish.
  const given =
    photo === null ? null : await PhotoModel.query(trx).findOne({ id: photo, userId, dishId: null }).forUpdate()
  if (given === undefined) return inputError('UNKNOWN', 'photo', photoMessages.noSuchPhoto)
  await PhotoModel.query(trx).where({ userId, dishId: id }).patch({ dishId: null, changedAt })
  if (given) await PhotoModel.query(trx).where({ id: given.id, userId }).patch({ dishId: id, changedAt })
  await DishModel.query(trx)
    .findById(id)
    .patch({ photo, changedAt, version: dish.version + 1 })
  return null
}

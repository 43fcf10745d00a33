import type { Knex } from 'knex'
import { PHOTO_LIMITS } from '../../schema/photoLimits'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError, SetDishPhotoInput, SetDishPhotosInput } from '../generated/schemaTypes'
import { messages as photoMessages } from '../photos/messages'
import { photosOf } from '../photos/photoFiles'
import { PhotoModel } from '../photos/PhotoModel'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { announceDishes } from './announceDishes'
import { DishModel } from './DishModel'
import { findDish } from './findDish'
import { messages } from './messages'
import type { DishView } from './views'

/** The dish as it is then, or what is wrong. */
interface Given {
  dish: DishView | null
  errors: InputError[]
}

/**
 * Gives a dish of a person photos that the person sent, in this order, and takes away what is not among them
 * (docs/product.md DISH-48). What it had is kept for a day, so that it can be given back.
 */
export async function setDishPhotos(
  services: Services,
  userId: string,
  { id, photos }: SetDishPhotosInput,
): Promise<Given> {
  if (photos.length > PHOTO_LIMITS.perDish)
    return { dish: null, errors: [inputError('TOO_MANY', 'photos', photoMessages.tooMany())] }
  const again = photos.findIndex((photo, index) => photos.indexOf(photo) < index)
  if (again >= 0) return { dish: null, errors: [inputError('DUPLICATE', `photos[${again}]`, photoMessages.twice)] }
  return give(services, { id, userId }, () => ({ photos, fieldOf: (index) => `photos[${index}]` }))
}

/**
 * Gives a dish of a person a photo in the place of its first one; without one all its photos are taken away (docs/product.md
 * DISH-35).
 */
export function setDishPhoto(
  services: Services,
  userId: string,
  { id, photo = null }: SetDishPhotoInput,
): Promise<Given> {
  return give(services, { id, userId }, (had) => ({
    photos: photo === null ? [] : [photo, ...had.slice(1).filter((further) => further !== photo)],
    fieldOf: () => 'photo',
  }))
}

/** Which photos a dish is to have, for those that it had, and in which field each was sent. */
type Choose = (had: readonly string[]) => { photos: readonly string[]; fieldOf: (index: number) => string }

async function give(services: Services, of: Pick<DishModel, 'id' | 'userId'>, choose: Choose): Promise<Given> {
  const wrong = await inTransaction(services.db, (trx) => change(trx, of, choose, services.now()))
  if (wrong) return { dish: null, errors: [wrong] }
  await announceDishes(services, of.userId)
  return { dish: await findDish(services, of.userId, of.id), errors: [] }
}

/** The account's row is held meanwhile, as when a dish is saved, so that no version of the dish is made twice. */
async function change(
  trx: Knex.Transaction,
  { id, userId }: Pick<DishModel, 'id' | 'userId'>,
  choose: Choose,
  changedAt: number,
): Promise<InputError | null> {
  await UserModel.query(trx).findById(userId).forUpdate().throwIfNotFound()
  const dish = await DishModel.query(trx).findOne({ id, userId })
  if (!dish) return inputError('UNKNOWN', 'id', messages.noSuchDish)
  const had = photosOf(dish).map((photo) => photo.id)
  const { photos, fieldOf } = choose(had)
  if (photos.join() === had.join()) return null
  const isNew = (photo: string) => !had.includes(photo)
  // One that is another dish's stays there: a photo is of one dish.
  const loose = await PhotoModel.query(trx)
    .findByIds(photos.filter(isNew))
    .where({ userId, dishId: null })
    .forUpdate()
    .select('id')
  const unknown = photos.findIndex((photo) => isNew(photo) && !loose.some((row) => row.id === photo))
  if (unknown >= 0) return inputError('UNKNOWN', fieldOf(unknown), photoMessages.noSuchPhoto)
  const left = had.filter((photo) => !photos.includes(photo))
  await PhotoModel.query(trx).findByIds(left).where({ userId, dishId: id }).patch({ dishId: null, changedAt })
  await PhotoModel.query(trx)
    .findByIds(photos.filter(isNew))
    .where({ userId, dishId: null })
    .patch({ dishId: id, changedAt })
  const [photo = null, ...further] = photos
  await DishModel.query(trx)
    .findById(id)
    .patch({ photo, furtherPhotos: further.length > 0 ? further : null, changedAt, version: dish.version + 1 })
  return null
}

import type { Knex } from 'knex'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { DeleteDishResult, InputError } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { PhotoModel } from '../photos/PhotoModel'
import { announceDishes } from './announceDishes'
import { DishModel } from './DishModel'
import { messages } from './messages'
import { namesOfUsers } from './usersOf'

/**
 * Deletes a dish of a person. Another person's is answered like one that does not exist. One that is in other dishes stays,
 * and the error names them (docs/product.md DISH-34).
 */
export async function deleteDish(services: Services, userId: string, id: string): Promise<DeleteDishResult> {
  const error = await inTransaction(services.db, async (trx): Promise<InputError | null> => {
    // No dish is made with it meanwhile.
    await UserModel.query(trx).findById(userId).forUpdate()
    const names = await namesOfUsers(trx, { id, userId })
    if (names.length > 0) return inputError('IN_USE', 'id', messages.nesting.inUse({ names: names }))
    return (await removeDish(trx, { id, userId })) > 0 ? null : inputError('UNKNOWN', 'id', messages.noSuchDish)
  })
  if (error) return { deleted: false, errors: [error] }
  await announceDishes(services, userId)
  return { deleted: true, errors: [] }
}

/** Takes a dish of a person away with its photo. @returns how many dishes that are. */
export async function removeDish(
  trx: Knex.Transaction,
  { id, userId }: Pick<DishModel, 'id' | 'userId'>,
): Promise<number> {
  // Its photo has no one to go back to, so retention does not wait for Undo.
  await PhotoModel.query(trx).where({ userId, dishId: id }).patch({ dishId: null, changedAt: 0 })
  return DishModel.query(trx).where({ id, userId }).delete()
}

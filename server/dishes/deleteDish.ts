import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { DeleteDishResult } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { DishModel } from './DishModel'
import { messages } from './messages'

/** Deletes a dish of a person. Another person's is answered like one that does not exist. */
export async function deleteDish({ db }: Services, userId: string, id: string): Promise<DeleteDishResult> {
  const deleted = await inTransaction(db, async (trx) => DishModel.query(trx).where({ id, userId }).delete())
  return deleted > 0
    ? { deleted: true, errors: [] }
    : { deleted: false, errors: [inputError('UNKNOWN', 'id', messages.noSuchDish)] }
}

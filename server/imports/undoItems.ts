import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import { DishModel } from '../dishes/DishModel'
import { removeDish } from '../dishes/deleteDish'
import { namesOfUsers } from '../dishes/usersOf'
import type { Services } from '../platform/services'
import { note } from './claim'
import type { ImportModel } from './ImportModel'
import { undoPlans } from './plans/undoPlans'

/** Dishes of one transaction. */
const AT_ONCE = 20

/**
 * Takes away the next dishes of an import. One that was changed since is its person's work and no longer the import's; one
 * that other dishes are made with stays as well (docs/product.md MOVE-7, DISH-34).
 * @returns how many dishes there were; 0 once it is done.
 */
export async function undoItems(services: Services, job: ImportModel): Promise<number> {
  const { id: importId, userId } = job
  const count = await inTransaction(services.db, async (trx) => {
    // No dish is made with one of them meanwhile.
    await UserModel.query(trx).findById(userId).forUpdate().throwIfNotFound()
    const dishes = await DishModel.query(trx).where({ userId, importId }).orderBy('id').limit(AT_ONCE).select('id')
    let removed = 0
    for (const { id } of dishes) {
      const isUsed = (await namesOfUsers(trx, { id, userId })).length > 0
      if (isUsed) await DishModel.query(trx).findById(id).patch({ importId: null })
      else removed += await removeDish(trx, { id, userId })
    }
    const left = { stored: Math.max(0, job.stored - removed), claimedUntil: 0 }
    if (dishes.length > 0) await note(services, trx, { ...job, state: 'UNDOING' }, left)
    return dishes.length
  })
  if (count === 0) await undoPlans(services, job)
  return count
}

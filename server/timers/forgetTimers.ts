import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { KitchenTimerModel } from './KitchenTimerModel'

/** Deletes kitchen timers a day after the latest act on them and after their end (docs/product.md COOK-36). */
export async function forgetTimers({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteInBatches(db, KitchenTimerModel.tableName, 'householdId', (rows) => rows.where('keptUntil', '<=', now()))
}

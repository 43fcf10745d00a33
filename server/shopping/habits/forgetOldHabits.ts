import { deleteInBatches } from '../../database/inBatches'
import { OPERATIONS_KEPT } from '../../operations/kept'
import type { Services } from '../../platform/services'
import { ShopWordModel } from './ShopWordModel'

/** Deletes when old prices, bar codes and orders were set or forgotten: what arrives from before is refused, so that nothing is decided by it. */
export async function forgetOldHabits({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteInBatches(db, ShopWordModel.tableName, 'householdId', (rows) =>
    rows.where('at', '<', now() - OPERATIONS_KEPT),
  )
}

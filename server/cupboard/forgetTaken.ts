import { deleteInBatches } from '../database/inBatches'
import { OPERATIONS_KEPT } from '../operations/kept'
import type { Services } from '../platform/services'
import { CupboardItemModel } from './CupboardItemModel'
import { FrozenMealModel } from './FrozenMealModel'

/** Deletes what was said long ago of ingredients, and of batches in the freezer, that are not at home. */
export async function forgetTaken({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (const table of [CupboardItemModel.tableName, FrozenMealModel.tableName])
    await deleteInBatches(db, table, 'householdId', (rows) =>
      rows.where('isKept', 0).where('at', '<', now() - OPERATIONS_KEPT),
    )
}

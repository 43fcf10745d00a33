import { deleteInBatches } from '../database/deleteInBatches'
import { OperationTimeModel } from '../households/OperationTimeModel'
import type { Services } from '../platform/services'
import { ListItemModel } from './ListItemModel'
import { ListTickModel } from './ListTickModel'

/** Clients that were away send what they have within this time (docs/product.md SHOP-25). */
const KEPT = 30 * 24 * 60 * 60 * 1000

/** Deletes what decided about operations that arrived late: old words about what is not ticked or not on the list. */
export async function forgetOldWords({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = now() - KEPT
  await deleteInBatches(db, OperationTimeModel.tableName, 'operationId', (rows) => rows.where('at', '<', before))
  await deleteInBatches(db, ListTickModel.tableName, 'householdId', (rows) =>
    rows.where('at', '<', before).where('isTicked', 0),
  )
  await deleteInBatches(db, ListItemModel.tableName, 'id', (rows) =>
    rows
      .where('removedAt', '>', 0)
      .where('removedAt', '<', before)
      .where('addedAt', '<', before)
      .where('tickAt', '<', before)
      .where('removedAt', '>', db.ref('addedAt')),
  )
}

import { deleteInBatches } from '../database/inBatches'
import { OPERATIONS_KEPT } from '../operations/kept'
import type { Services } from '../platform/services'
import { ListItemModel } from './ListItemModel'
import { ListNoteModel } from './ListNoteModel'
import { ListTickModel } from './ListTickModel'

/**
 * Deletes what decided about operations that arrived late: old words about what is not ticked, not on the list or not noted
 * any more.
 */
export async function forgetOldWords({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = now() - OPERATIONS_KEPT
  await deleteInBatches(db, ListTickModel.tableName, 'householdId', (rows) =>
    rows.where('at', '<', before).where('isTicked', 0),
  )
  await deleteInBatches(db, ListNoteModel.tableName, 'householdId', (rows) =>
    rows.where('at', '<', before).where('text', ''),
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

import { deleteInBatches } from '../database/inBatches'
import { OPERATIONS_KEPT } from '../operations/kept'
import type { Services } from '../platform/services'
import { CupboardItemModel } from './CupboardItemModel'

/** Deletes what was said long ago of ingredients that are not at home. */
export async function forgetTaken({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteInBatches(db, CupboardItemModel.tableName, 'householdId', (rows) =>
    rows.where('isKept', 0).where('at', '<', now() - OPERATIONS_KEPT),
  )
}

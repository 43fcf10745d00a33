import { deleteInBatches } from '../database/deleteInBatches'
import type { Services } from '../platform/services'
import { CupboardItemModel } from './CupboardItemModel'

/** Clients that were away send what they have within this time (docs/product.md CUP-3). */
const KEPT = 30 * 24 * 60 * 60 * 1000

/** Deletes what was said long ago of ingredients that are not at home. */
export async function forgetTaken({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteInBatches(db, CupboardItemModel.tableName, 'householdId', (rows) =>
    rows.where('isKept', 0).where('at', '<', now() - KEPT),
  )
}

import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { OpinionModel } from './OpinionModel'

/** Clients that were away send what they have within this time (docs/product.md OPIN-4). */
const KEPT = 30 * 24 * 60 * 60 * 1000

/** Deletes opinions of which everything was taken back long ago. */
export async function forgetOpinions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteInBatches(db, OpinionModel.tableName, 'userId', (rows) =>
    rows
      .where({ isFavourite: 0, isNeverAgain: 0 })
      .whereNull('rating')
      .where('changedAt', '<', now() - KEPT),
  )
}

import type { Knex } from 'knex'
import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { DeliveryModel } from './DeliveryModel'
import { MOST_KEPT } from './limits'

const KEPT = 30 * 24 * 60 * 60 * 1000

/** Deletes messages that were sent or given up 30 days ago (docs/product.md HOOK-7). */
export async function forgetDeliveries({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = now() - KEPT
  await deleteInBatches(db, DeliveryModel.tableName, 'id', (rows) => rows.where('doneAt', '<', before))
}

/** Deletes what a webhook has beyond the messages that are kept. */
export async function forgetBeyond(db: Knex, webhookId: string): Promise<void> {
  const old = await DeliveryModel.query(db)
    .where({ webhookId })
    .whereNotNull('doneAt')
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(MOST_KEPT)
    .limit(MOST_KEPT)
    .select('id')
  if (old.length > 0)
    await DeliveryModel.query(db)
      .where({ webhookId })
      .findByIds(old.map(({ id }) => id))
      .delete()
}

import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { OutboxModel } from './OutboxModel'

const DAY = 24 * 60 * 60 * 1000
const SENT_KEPT = 7 * DAY
const DEAD_KEPT = 30 * DAY

/** Deletes mails that were sent a week ago or given up a month ago (docs/product.md SEC-10). */
export async function forgetOldMails({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  await deleteInBatches(db, OutboxModel.tableName, 'id', (rows) => rows.where('sentAt', '<', at - SENT_KEPT))
  await deleteInBatches(db, OutboxModel.tableName, 'id', (rows) => rows.where('deadAt', '<', at - DEAD_KEPT))
}

import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'

const DAY = 24 * 60 * 60 * 1000
const ENDED_KEPT = 30 * DAY
const UNCONFIRMED_KEPT = 30 * DAY
const HISTORY_KEPT = 365 * DAY

/**
 * Deletes ended sessions, expired keys, old attempts, what happened to accounts more than 12 months ago (docs/product.md ACC-77),
 * and accounts that were not confirmed (ACC-24).
 */
export async function forgetExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  await deleteInBatches(db, 'sessions', 'id', (rows) => rows.where('expiresAt', '<', at - DAY))
  await deleteInBatches(db, 'sessions', 'id', (rows) => rows.where('endedAt', '<', at - ENDED_KEPT))
  await deleteInBatches(db, 'mailed_keys', 'hash', (rows) => rows.where('expiresAt', '<', at - DAY))
  await deleteInBatches(db, 'attempts', 'bucket', (rows) => rows.where('lastAt', '<', at - 2 * DAY))
  await deleteInBatches(db, 'security_events', 'id', (rows) => rows.where('at', '<', at - HISTORY_KEPT))
  const live = db('mailed_keys').select('userId').whereNotNull('userId').whereNull('usedAt').where('expiresAt', '>', at)
  await deleteInBatches(db, 'users', 'id', (rows) =>
    rows
      .whereNull('confirmedAt')
      .where('createdAt', '<', at - UNCONFIRMED_KEPT)
      .whereNotIn('id', live),
  )
}

import type { Services } from '../services'
import { AttemptModel } from './AttemptModel'
import { MailedKeyModel } from './MailedKeyModel'
import { SessionModel } from './SessionModel'
import { UserModel } from './UserModel'

const DAY = 24 * 60 * 60 * 1000
const ENDED_KEPT = 30 * DAY
const UNCONFIRMED_KEPT = 30 * DAY

/** Deletes ended sessions, expired keys, old attempts, and accounts that were not confirmed (docs/product.md ACC-24). */
export async function forgetExpired(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const { db } = services
  const now = services.now()
  await SessionModel.query(db)
    .delete()
    .where('expiresAt', '<', now - DAY)
  await SessionModel.query(db)
    .delete()
    .where('endedAt', '<', now - ENDED_KEPT)
  await MailedKeyModel.query(db)
    .delete()
    .where('expiresAt', '<', now - DAY)
  await AttemptModel.query(db)
    .delete()
    .where('lastAt', '<', now - 2 * DAY)
  const live = MailedKeyModel.query(db)
    .select('userId')
    .whereNotNull('userId')
    .whereNull('usedAt')
    .where('expiresAt', '>', now)
  await UserModel.query(db)
    .delete()
    .whereNull('confirmedAt')
    .where('createdAt', '<', now - UNCONFIRMED_KEPT)
    .whereNotIn('id', live)
}

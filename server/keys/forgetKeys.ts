import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { AccessKeyModel } from './AccessKeyModel'

const KEPT = 30 * 24 * 60 * 60 * 1000

/** Deletes people's keys that were revoked or ended 30 days ago (docs/product.md ACC-58). */
export async function forgetKeys({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = now() - KEPT
  for (const ended of ['revokedAt', 'expiresAt'])
    await deleteInBatches(db, AccessKeyModel.tableName, 'id', (rows) =>
      rows.whereNotNull('userId').where(ended, '<', before),
    )
}

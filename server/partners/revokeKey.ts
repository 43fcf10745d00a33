import { AccessKeyModel } from '../keys/AccessKeyModel'
import type { Services } from '../platform/services'

/** Ends a partner's key at once. @returns whether there was a live one of that prefix. */
export async function revokeKey({ db, now }: Pick<Services, 'db' | 'now'>, prefix: string): Promise<boolean> {
  const live = AccessKeyModel.query(db).where({ prefix }).whereNotNull('partnerId').whereNull('revokedAt')
  return (await live.patch({ revokedAt: now() })) > 0
}

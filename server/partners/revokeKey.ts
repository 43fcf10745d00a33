import type { Services } from '../platform/services'
import { PartnerKeyModel } from './PartnerKeyModel'

/** Ends a key at once. @returns whether there was a live one of that prefix. */
export async function revokeKey({ db, now }: Pick<Services, 'db' | 'now'>, prefix: string): Promise<boolean> {
  return (await PartnerKeyModel.query(db).where({ prefix }).whereNull('revokedAt').patch({ revokedAt: now() })) > 0
}

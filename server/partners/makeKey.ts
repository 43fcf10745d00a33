import { inTransaction } from '../database/transaction'
import type { PartnerScope } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { AccessKeyModel } from '../keys/AccessKeyModel'
import { makeAccessKey } from '../keys/accessKey'
import { PartnerModel } from './PartnerModel'
import { newId } from '../../schema/newId'

/** Makes a key for a partner, and the partner where it is new. The key is in the answer and nowhere else. */
export async function makeKey(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { partner: name, scopes, expiresAt }: { partner: string; scopes: PartnerScope[]; expiresAt: number | null },
): Promise<{ key: string; prefix: string }> {
  const { key, prefix, hash } = makeAccessKey('mw')
  await inTransaction(db, async (trx) => {
    const known = await PartnerModel.query(trx).findOne({ name })
    const partner = known ?? (await PartnerModel.query(trx).insert({ id: newId(), name, createdAt: now() }))
    await AccessKeyModel.query(trx).insert({
      id: newId(),
      partnerId: partner.id,
      userId: null,
      name: null,
      prefix,
      hash,
      scopes,
      createdAt: now(),
      expiresAt,
      revokedAt: null,
      lastUsedAt: null,
    })
  })
  return { key, prefix }
}

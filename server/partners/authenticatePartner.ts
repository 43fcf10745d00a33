import { FAILURE_REASONS } from '../../schema/failureCodes'
import { createBatchLoader } from '../database/createBatchLoader'
import type { PartnerScope } from '../generated/schemaTypes'
import type { Principal } from '../request/context'
import { logSecurity } from '../request/securityLog'
import type { Services } from '../platform/services'
import { hashPartnerKey } from './partnerKey'
import { PartnerKeyModel } from './PartnerKeyModel'

const MINUTE = 60_000

const REASONS = {
  UNKNOWN: FAILURE_REASONS.keyUnknown,
  EXPIRED: FAILURE_REASONS.keyExpired,
  REVOKED: FAILURE_REASONS.keyRevoked,
}

type Known = Pick<PartnerKeyModel, 'id' | 'partnerId' | 'hash' | 'scopes' | 'expiresAt' | 'revokedAt' | 'lastUsedAt'>

const keyOf = createBatchLoader(async (db, hashes) => {
  const rows: (Omit<Known, 'scopes'> & { scopes: string })[] = await db(PartnerKeyModel.tableName)
    .whereIn('hash', [...hashes])
    .select('id', 'partnerId', 'hash', 'scopes', 'expiresAt', 'revokedAt', 'lastUsedAt')
  return new Map(
    rows.map((row): [string, Known] => [row.hash, { ...row, scopes: JSON.parse(row.scopes) as PartnerScope[] }]),
  )
})

/**
 * Whom a partner's key speaks for; anonymous when it is unknown, revoked or expired. When it was last used is noted where
 * that can be done: a database that takes nothing new still answers what partners read.
 */
export async function authenticatePartner({ db, now, log }: Services, key: string): Promise<Principal> {
  const hash = hashPartnerKey(key)
  const found = hash ? await keyOf(db, hash) : undefined
  if (!found || found.revokedAt !== null || (found.expiresAt !== null && found.expiresAt <= now())) {
    const state = !found ? 'UNKNOWN' : found.revokedAt !== null ? 'REVOKED' : 'EXPIRED'
    logSecurity({ log }, 'partner_key', 'failure', {
      ...(found && { partnerId: found.partnerId, keyId: found.id }),
      reason: state,
    })
    return { kind: 'anonymous', reason: REASONS[state] }
  }
  if ((found.lastUsedAt ?? 0) < now() - MINUTE) {
    logSecurity({ log }, 'partner_key', 'success', { partnerId: found.partnerId, keyId: found.id })
    await PartnerKeyModel.query(db)
      .findById(found.id)
      .patch({ lastUsedAt: now() })
      .catch((error: unknown) => log.warn({ error, keyId: found.id }, 'The use of a key could not be noted'))
  }
  return { kind: 'partner', partnerId: found.partnerId, keyId: found.id, scopes: found.scopes }
}

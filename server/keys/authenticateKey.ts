import { FAILURE_REASONS } from '../../schema/failureCodes'
import { createBatchLoader } from '../database/createBatchLoader'
import type { KeyScope, PartnerScope } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import type { Principal } from '../request/context'
import { logSecurity } from '../request/securityLog'
import { AccessKeyModel } from './AccessKeyModel'
import { hashOfForm, ownerOfKey } from './accessKey'

const MINUTE = 60_000

const REASONS = {
  UNKNOWN: FAILURE_REASONS.keyUnknown,
  EXPIRED: FAILURE_REASONS.keyExpired,
  REVOKED: FAILURE_REASONS.keyRevoked,
}

/** A key as it is found: the account of a person's, if it may sign in, with its first household. */
interface Known extends Pick<
  AccessKeyModel,
  'id' | 'partnerId' | 'userId' | 'hash' | 'expiresAt' | 'revokedAt' | 'lastUsedAt'
> {
  scopes: unknown[]
  isOpen: boolean
  householdId: string | null
}

const keyOf = createBatchLoader(async (db, hashes) => {
  const rows: (Omit<Known, 'scopes' | 'isOpen'> & { scopes: string; openId: string | null })[] = await db(
    `${AccessKeyModel.tableName} as access`,
  )
    .leftJoin('users', (on) =>
      on.on('users.id', 'access.userId').onNotNull('users.confirmedAt').onNull('users.lockedAt'),
    )
    .leftJoin('household_members as member', (on) => on.on('member.userId', 'access.userId').onVal('member.place', 0))
    .whereIn('access.hash', [...hashes])
    .select(
      ...['id', 'partnerId', 'userId', 'hash', 'scopes', 'expiresAt', 'revokedAt', 'lastUsedAt'].map(
        (name) => `access.${name}`,
      ),
      'users.id as openId',
      'member.householdId',
    )
  return new Map(
    rows.map(({ openId, scopes, ...row }): [string, Known] => [
      row.hash,
      { ...row, scopes: JSON.parse(scopes) as unknown[], isOpen: row.userId === null || openId !== null },
    ]),
  )
})

/**
 * Whom a key speaks for: its partner or its person. Anonymous when it is unknown, revoked or expired, or when the account is
 * locked or not confirmed (docs/product.md ACC-57). When it was last used is noted where that can be done: a database that
 * takes nothing new still answers what keys read.
 */
export async function authenticateKey({ db, now, log }: Services, key: string): Promise<Principal> {
  const hash = hashOfForm(key)
  const found = hash ? await keyOf(db, hash) : undefined
  const event = ownerOfKey(key) === 'person' ? 'personal_key' : 'partner_key'
  const about = found && {
    keyId: found.id,
    ...(found.partnerId !== null && { partnerId: found.partnerId }),
    ...(found.userId !== null && { userId: found.userId }),
  }
  const state = stateOf(found, now())
  if (!found || state !== 'LIVE') {
    const reason = state === 'LIVE' ? 'UNKNOWN' : state
    logSecurity({ log }, event, 'failure', { ...about, reason })
    return { kind: 'anonymous', reason: REASONS[reason] }
  }
  if ((found.lastUsedAt ?? 0) < now() - MINUTE) {
    logSecurity({ log }, event, 'success', { ...about })
    await AccessKeyModel.query(db)
      .findById(found.id)
      .patch({ lastUsedAt: now() })
      .catch((error: unknown) => log.warn({ error, keyId: found.id }, 'The use of a key could not be noted'))
  }
  return principalOf(found)
}

function stateOf(found: Known | undefined, now: number): 'LIVE' | keyof typeof REASONS {
  if (!found?.isOpen) return 'UNKNOWN'
  if (found.revokedAt !== null) return 'REVOKED'
  return found.expiresAt !== null && found.expiresAt <= now ? 'EXPIRED' : 'LIVE'
}

function principalOf({ id: keyId, partnerId, userId, scopes, householdId }: Known): Principal {
  if (userId !== null) return { kind: 'key', userId, keyId, scopes: scopes as KeyScope[], householdId }
  if (partnerId === null) throw new Error('A key has no owner')
  return { kind: 'partner', partnerId, keyId, scopes: scopes as PartnerScope[] }
}

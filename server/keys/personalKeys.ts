import type { Knex } from 'knex'
import { noteSecurity } from '../accounts/history/noteSecurity'
import type { Doer } from '../request/Origin'
import { inTransaction } from '../database/transaction'
import type { PersonalKey } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { AccessKeyModel } from './AccessKeyModel'

/** Keys of a person that were not revoked and have not ended. */
export const liveKeys = (db: Knex, userId: string, now: number) =>
  AccessKeyModel.query(db).where({ userId }).whereNull('revokedAt').where('expiresAt', '>', now)

/** A person's keys that were not revoked, the newest first. */
export async function personalKeysOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<PersonalKey[]> {
  const at = now()
  const keys = await AccessKeyModel.query(db)
    .where({ userId })
    .whereNull('revokedAt')
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
  return keys.map(({ id, name, prefix, scopes, createdAt, lastUsedAt, expiresAt }) => ({
    ...{ id, name: name ?? '', prefix, scopes: scopes as PersonalKey['scopes'], createdAt, lastUsedAt },
    expiresAt: expiresAt ?? at,
    isExpired: (expiresAt ?? at) <= at,
  }))
}

/**
 * Ends a key of a person at once, on every instance, as each call looks its key up, and notes it in the person's history.
 * @returns whether it worked before.
 */
export async function revokePersonalKey(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  which: { id: string } | { prefix: string },
  by: Doer,
): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    const key = await AccessKeyModel.query(trx)
      .findOne({ userId, ...which })
      .whereNull('revokedAt')
      .forUpdate()
    if (!key) return false
    await key.$query(trx).patch({ revokedAt: services.now() })
    await noteSecurity(services, trx, userId, { kind: 'KEY_REVOKED', by, subject: key.name })
    return true
  })
}

/** Ends all keys of a person: who resets the password may have lost the account to another (docs/product.md ACC-58). */
export async function revokeAllKeys({ now }: Pick<Services, 'now'>, trx: Knex, userId: string): Promise<void> {
  await AccessKeyModel.query(trx).where({ userId }).whereNull('revokedAt').patch({ revokedAt: now() })
}

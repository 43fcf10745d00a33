import type { Knex } from 'knex'
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

/** Ends a key of a person at once, on every instance: each call looks its key up. @returns whether it worked before. */
export async function revokePersonalKey(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  by: { id: string } | { prefix: string },
): Promise<boolean> {
  return (
    (await AccessKeyModel.query(db)
      .where({ userId, ...by })
      .whereNull('revokedAt')
      .patch({ revokedAt: now() })) > 0
  )
}

/** Ends all keys of a person: who resets the password may have lost the account to another (docs/product.md ACC-58). */
export async function revokeAllKeys({ now }: Pick<Services, 'now'>, trx: Knex, userId: string): Promise<void> {
  await AccessKeyModel.query(trx).where({ userId }).whereNull('revokedAt').patch({ revokedAt: now() })
}

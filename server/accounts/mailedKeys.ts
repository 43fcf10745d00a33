import type { Knex } from 'knex'
import { MailedKeyModel } from './MailedKeyModel'
import { hashOf, newSecret } from './secrets'

const MINUTE = 60 * 1000
/** How long a mailed key is valid, in milliseconds. */
export const KEY_LIFE = { confirm: 24 * 60 * MINUTE, reset: 30 * MINUTE, none: 30 * MINUTE } as const

type Kept = Pick<Partial<MailedKeyModel>, 'userId' | 'passwordHash' | 'marketingOptIn' | 'browserHash'>

/** Makes a key and stores its hash. @returns the key, for the mail only: it must not be stored or logged. */
export async function makeKey(trx: Knex, purpose: keyof typeof KEY_LIFE, now: number, kept: Kept): Promise<string> {
  const key = newSecret()
  await MailedKeyModel.query(trx).insert({
    hash: hashOf(key),
    purpose,
    createdAt: now,
    expiresAt: now + KEY_LIFE[purpose],
    ...kept,
  })
  return key
}

/** The stored key, if it is unused and has not expired. */
export function findKey(
  db: Knex,
  purpose: 'confirm' | 'reset',
  key: string,
  now: number,
): Promise<MailedKeyModel | undefined> {
  return MailedKeyModel.query(db)
    .findOne({ hash: hashOf(key), purpose })
    .where('expiresAt', '>', now)
    .whereNull('usedAt')
    .whereNotNull('userId')
    .execute()
}

/** Marks a key and the user's other keys of the same purpose as used. Of concurrent calls one gets true. */
export async function useKey(trx: Knex, { hash, userId, purpose }: MailedKeyModel, now: number): Promise<boolean> {
  const used = await MailedKeyModel.query(trx)
    .findById(hash)
    .whereNull('usedAt')
    .where('expiresAt', '>', now)
    .patch({ usedAt: now, passwordHash: null, browserHash: null })
  if (used !== 1) return false
  await spendKeysOf(trx, { userId, purpose }, now)
  return true
}

/** Marks all keys of a purpose as used. */
export async function spendKeysOf(
  trx: Knex,
  { userId, purpose }: Pick<MailedKeyModel, 'userId' | 'purpose'>,
  now: number,
): Promise<void> {
  await MailedKeyModel.query(trx)
    .where({ userId, purpose })
    .whereNull('usedAt')
    .patch({ usedAt: now, passwordHash: null, browserHash: null })
}

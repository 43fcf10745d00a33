import type { Knex } from 'knex'
import { type KeyPurpose, MailedKeyModel } from './MailedKeyModel'
import { hashOf, newSecret } from './secrets'

const MINUTE = 60 * 1000
/** How long a mailed key is valid, in milliseconds. */
export const KEY_LIFE = {
  confirm: 24 * 60 * MINUTE,
  reset: 30 * MINUTE,
  email: 24 * 60 * MINUTE,
  back: 72 * 60 * MINUTE,
  none: 30 * MINUTE,
} as const

type Kept = Pick<Partial<MailedKeyModel>, 'userId' | 'passwordHash' | 'marketingOptIn' | 'browserHash' | 'email'>

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
  purpose: Exclude<KeyPurpose, 'none'>,
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

const spent = (now: number) => ({ usedAt: now, passwordHash: null, browserHash: null })

/** Marks a key and the user's other keys of the same purpose as used. Of concurrent calls one gets true. */
export async function useKey(trx: Knex, { hash, userId, purpose }: MailedKeyModel, now: number): Promise<boolean> {
  if (!(await spendKey(trx, hash, now))) return false
  await spendKeysOf(trx, { userId, purpose }, now)
  return true
}

/** Marks a key, and no other, as used. Of concurrent calls one gets true. */
export async function spendKey(trx: Knex, hash: string, now: number): Promise<boolean> {
  const used = await MailedKeyModel.query(trx)
    .findById(hash)
    .whereNull('usedAt')
    .where('expiresAt', '>', now)
    .patch(spent(now))
  return used === 1
}

/** Marks all keys of a purpose as used. */
export async function spendKeysOf(
  trx: Knex,
  { userId, purpose }: Pick<MailedKeyModel, 'userId' | 'purpose'>,
  now: number,
): Promise<void> {
  await unused(trx, userId).where({ purpose }).patch(spent(now))
}

/** Marks all keys of an account as used but those with which the former owner of its address brings that back. */
export async function spendKeysOfOwner(trx: Knex, userId: string, now: number): Promise<void> {
  await unused(trx, userId).whereNot({ purpose: 'back' }).patch(spent(now))
}

/**
 * Marks all keys of an account as used but those that bring back an address that it had earlier than at `since`: one who took
 * the account over must not void the way back by a way back of their own.
 */
export async function spendKeysSince(trx: Knex, userId: string, since: number, now: number): Promise<void> {
  await unused(trx, userId)
    .where((rows) => void rows.whereNot({ purpose: 'back' }).orWhere('createdAt', '>=', since))
    .patch(spent(now))
}

const unused = (trx: Knex, userId: string | null) => MailedKeyModel.query(trx).where({ userId }).whereNull('usedAt')

import type { Knex } from 'knex'
import { MailedKeyModel } from './MailedKeyModel'
import { hashOf, newSecret } from './secrets'

const MINUTE = 60 * 1000
/** How long a mailed key is good for. */
export const KEY_LIFE = { confirm: 24 * 60 * MINUTE, reset: 30 * MINUTE, none: 30 * MINUTE } as const

type Kept = Pick<Partial<MailedKeyModel>, 'userId' | 'passwordHash' | 'marketingOptIn'>

/** Makes a key and keeps its hash. What comes back goes into a mail and nowhere else. */
export async function makeKey(trx: Knex, purpose: keyof typeof KEY_LIFE, now: number, kept: Kept): Promise<string> {
  const key = newSecret()
  await MailedKeyModel.query(trx).insert({
    hash: hashOf(key), purpose, createdAt: now, expiresAt: now + KEY_LIFE[purpose], ...kept,
  })
  return key
}

/** The key as it is kept, if it is still good. */
export function findKey(db: Knex, purpose: 'confirm' | 'reset', key: string, now: number): Promise<MailedKeyModel | undefined> {
  return MailedKeyModel.query(db)
    .findOne({ hash: hashOf(key), purpose })
    .where('expiresAt', '>', now)
    .whereNull('usedAt')
    .whereNotNull('userId')
    .execute()
}

/** Uses a key up, and with it the person's other keys of the purpose. Of many calls at once one gets true. */
export async function useKey(trx: Knex, { hash, userId, purpose }: MailedKeyModel, now: number): Promise<boolean> {
  const used = await MailedKeyModel.query(trx)
    .findById(hash)
    .whereNull('usedAt')
    .where('expiresAt', '>', now)
    .patch({ usedAt: now, passwordHash: null })
  if (used !== 1) return false
  await MailedKeyModel.query(trx).where({ userId, purpose }).whereNull('usedAt').patch({ usedAt: now, passwordHash: null })
  return true
}

import type { Knex } from 'knex'
import { UserModel } from './UserModel'

/** What has become of an account while its password was looked at: the password is another or the account is locked, or it is gone. */
export type Meanwhile = 'unchanged' | 'changed' | 'gone'

/**
 * Locks an account's row for what the right password allows, and says what has become of it. A password is looked at
 * outside any transaction, since that takes long.
 */
export async function holdAccount(trx: Knex, { id, passwordHash }: UserModel): Promise<Meanwhile> {
  const present = await UserModel.query(trx).findById(id).forUpdate()
  if (!present) return 'gone'
  return present.passwordHash === passwordHash && present.lockedAt === null ? 'unchanged' : 'changed'
}

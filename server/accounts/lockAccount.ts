import type { Knex } from 'knex'
import { UserModel } from './UserModel'

/** An account after its password was verified: `changed` if it has another password now or was locked, `gone` if it was deleted. */
export type AccountState = 'unchanged' | 'changed' | 'gone'

/**
 * Locks an account's row until the transaction ends, and compares it with the account as it was read. Passwords are
 * verified outside of transactions, since that takes long, so the account may have changed in the meantime.
 */
export async function lockAccount(trx: Knex, { id, passwordHash }: UserModel): Promise<AccountState> {
  const present = await UserModel.query(trx).findById(id).forUpdate()
  if (!present) return 'gone'
  return present.passwordHash === passwordHash && present.lockedAt === null ? 'unchanged' : 'changed'
}

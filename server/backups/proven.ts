import { lockAccount } from '../accounts/lockAccount'
import { messages as accountMessages } from '../accounts/messages'
import { hasPassword } from '../accounts/passwordHash'
import { wrongProof } from '../accounts/presentPassword'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { Backup, InputError, ProvenBackupInput } from '../generated/schemaTypes'
import { inputError, unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import { findBackup } from './folder'
import { messages } from './messages'

/**
 * The backup that an owner asks for with a proof that it is the owner (docs/product.md OPS-6), or what is wrong. Wrong
 * passwords count as those of other changes of the account.
 */
export async function provenBackup(
  services: Services,
  { userId, sessionId }: { userId: string; sessionId: string },
  { id, password }: ProvenBackupInput,
): Promise<Backup | { errors: InputError[] }> {
  const user = await UserModel.query(services.db).findById(userId)
  if (!user) throw unauthenticated()
  if (hasPassword(user) && password.trim() === '')
    return { errors: [inputError('REQUIRED', 'password', messages.blankPassword)] }
  const wrong = await wrongProof(services, user, { password, sessionId }, 'password')
  if (wrong) return { errors: [wrong] }
  // The password was verified outside the transaction.
  if ((await inTransaction(services.db, (trx) => lockAccount(trx, user))) !== 'unchanged')
    return { errors: [inputError('WRONG_PASSWORD', 'password', accountMessages.wrongPassword)] }
  const { folder } = services.config.backups
  const found = folder === null ? undefined : await findBackup(folder, id)
  return found ?? { errors: [inputError('UNKNOWN', 'id', messages.unknown)] }
}

import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { InputError, ResetPasswordInput } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { findKey, useKey } from './mailedKeys'
import { messages } from './messages'
import { hashPassword } from './passwordHash'
import { weakness } from './passwordRules'
import { tellSessionsEnded } from './sessionEnds'
import type { Caller } from './sessions'
import { setPassword } from './setPassword'
import { UserModel } from './UserModel'

/**
 * Sets a password with a mailed key and confirms the address, since the key was mailed to it. A refused password leaves
 * the key valid (docs/product.md ACC-16).
 * @returns the errors; empty when the password was set.
 */
export async function resetPassword(
  services: Services,
  { key, newPassword }: ResetPasswordInput,
  caller: Caller,
): Promise<InputError[]> {
  const keyInvalid = [inputError('LINK_INVALID', 'key', messages.resetKeyInvalid)]
  const found = await findKey(services.db, 'reset', key, services.now())
  const user = found?.userId ? await UserModel.query(services.db).findById(found.userId) : undefined
  if (!found || !user) return keyInvalid
  const weak = weakness('newPassword', newPassword, user.email, services.config.productName)
  if (weak) return [weak]
  const passwordHash = await hashPassword(services, newPassword)
  const set = await inTransaction(services.db, async (trx) => {
    if (!(await useKey(trx, found, services.now()))) return false
    await UserModel.query(trx).findById(user.id).whereNull('confirmedAt').patch({ confirmedAt: services.now() })
    await setPassword(services, trx, user, passwordHash, { kind: 'PASSWORD_RESET', by: caller })
    for (const follow of services.hooks.passwordResets) await follow(services, trx, user.id, caller)
    return true
  })
  if (set) tellSessionsEnded(services, { userId: user.id })
  return set ? [] : keyInvalid
}

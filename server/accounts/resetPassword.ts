import { inTransaction } from '../database/transaction'
import { inputError } from '../errors'
import type { InputError, ResetPasswordInput } from '../generated/resolverTypes'
import type { Services } from '../services'
import { findKey, useKey } from './mailedKeys'
import { MESSAGES } from './messages'
import { hashPassword } from './passwordHash'
import { weakness } from './passwordRules'
import { setPassword } from './setPassword'
import { UserModel } from './UserModel'

/**
 * Sets a password with a mailed key. A password that is refused leaves the key good. Whoever has the key has the
 * address too, so this confirms it.
 * @returns what is wrong; nothing when the password is set.
 */
export async function resetPassword(services: Services, { key, newPassword }: ResetPasswordInput): Promise<InputError[]> {
  const keyInvalid = [inputError('KEY_INVALID', 'key', MESSAGES.resetKeyInvalid)]
  const found = await findKey(services.db, 'reset', key, services.now())
  const user = found?.userId ? await UserModel.query(services.db).findById(found.userId) : undefined
  if (!found || !user) return keyInvalid
  const weak = weakness('newPassword', newPassword, user.email, services.config.productName)
  if (weak) return [weak]
  const passwordHash = await hashPassword(newPassword)
  const set = await inTransaction(services.db, async (trx) => {
    if (!(await useKey(trx, found, services.now()))) return false
    await UserModel.query(trx).findById(user.id).whereNull('confirmedAt').patch({ confirmedAt: services.now() })
    await setPassword(services, trx, user, passwordHash)
    return true
  })
  return set ? [] : keyInvalid
}

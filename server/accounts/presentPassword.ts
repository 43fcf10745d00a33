import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { type Counted, forgetTries, consumeAttempt } from './attempts'
import { messages } from './messages'
import { verifyPassword } from './passwordHash'
import type { UserModel } from './UserModel'

/** Verifies the current password of a signed-in user: the error for `field`, or null. Attempts are counted. */
export async function wrongPassword(
  services: Services,
  user: UserModel,
  password: string,
  field: string,
): Promise<InputError | null> {
  const counted: Counted = { policy: 'password', of: user.id }
  const open = await consumeAttempt(services, counted)
  const right = await verifyPassword(services, password, open ? user.passwordHash : null)
  if (!right) return inputError('WRONG_PASSWORD', field, messages.wrongPassword)
  await inTransaction(services.db, (trx) => forgetTries(trx, counted))
  return null
}

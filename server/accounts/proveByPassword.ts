import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { lockAccount } from './lockAccount'
import { messages } from './messages'
import { hasPassword } from './passwordHash'
import { type Person, provenAccount } from './provenAccount'
import { SessionModel } from './SessionModel'

/**
 * Takes the password as proof that it is the person, for ten minutes in this session (docs/product.md ACC-88). An account
 * without one must be proven already.
 * @returns the errors; empty when the person is proven.
 */
export async function proveByPassword(
  services: Services,
  { userId, sessionId }: Pick<Person, 'userId' | 'sessionId'>,
  password: string,
): Promise<InputError[]> {
  const proven = await provenAccount(services, { userId, sessionId }, password)
  if ('errors' in proven) return proven.errors
  const { user } = proven
  if (sessionId === null || !hasPassword(user)) return []
  return inTransaction(services.db, async (trx) => {
    // The password was verified outside the transaction.
    if ((await lockAccount(trx, user)) !== 'unchanged')
      return [inputError('WRONG_PASSWORD', 'password', messages.wrongPassword)]
    await SessionModel.query(trx).findById(sessionId).where({ userId }).patch({ provenAt: services.now() })
    return []
  })
}

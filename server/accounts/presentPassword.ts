import { inTransaction } from '../database/transaction'
import { inputError } from '../errors'
import type { InputError } from '../generated/resolverTypes'
import type { Services } from '../services'
import { type Counted, forgetTries, mayTry } from './attempts'
import { MESSAGES } from './messages'
import { verifyPassword } from './passwordHash'
import type { UserModel } from './UserModel'

/** Whether somebody who is signed in knows the present password: what is wrong with it, or null. Guesses are counted. */
export async function wrongPassword(services: Services, user: UserModel, password: string, field: string): Promise<InputError | null> {
  const counted: Counted = { pace: 'password', of: user.id }
  const open = await mayTry(services, counted)
  const right = await verifyPassword(password, open ? user.passwordHash : null)
  if (!right) return inputError('WRONG_PASSWORD', field, MESSAGES.wrongPassword)
  await inTransaction(services.db, (trx) => forgetTries(trx, counted))
  return null
}

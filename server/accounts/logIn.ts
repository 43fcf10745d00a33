import { inTransaction } from '../database/transaction'
import { inputError } from '../errors'
import type { InputError, LogInInput } from '../generated/resolverTypes'
import type { Services } from '../services'
import { accountTries, usualPlaceTries } from './accountTries'
import { type Counted, forgetTries, mayTry, takeBackTry } from './attempts'
import { normaliseEmail } from './email'
import { holdAccount } from './holdAccount'
import { MESSAGES } from './messages'
import { networkOf } from './networkOf'
import { verifyPassword } from './passwordHash'
import { remindToConfirm } from './remindToConfirm'
import { type Caller, openSession, type OpenSession } from './sessions'
import { UserModel } from './UserModel'

/** What came of a sign-in. */
export type LogInOutcome = { session: OpenSession; user: UserModel } | { errors: InputError[] }

/**
 * Opens a session for whoever knows the password of a confirmed account. Wrong, unknown, locked and tried too often
 * cost the same work and get the same answer.
 */
export async function logIn(services: Services, { email: given, password }: LogInInput, caller: Caller): Promise<LogInOutcome> {
  const email = normaliseEmail(given)
  if (email === '' || password.trim() === '')
    return { errors: [inputError('REQUIRED', email === '' ? 'email' : 'password', MESSAGES.blankCredentials)] }
  const user = email.isWellFormed() ? await findUser(services, email) : undefined
  const account = accountTries(email, user, caller.ip)
  const address: Counted = { pace: 'address', of: networkOf(caller.ip) }
  const open = (await mayTry(services, address)) && (await mayTry(services, account))
  const right = await verifyPassword(password, open && user?.lockedAt === null ? user.passwordHash : null)
  const invalid = { errors: [inputError('INVALID_CREDENTIALS', 'password', MESSAGES.invalidCredentials)] }
  if (!right || !user) return invalid
  await inTransaction(services.db, async (trx) => {
    await takeBackTry(trx, address)
    // Those of the place where the owner was before too: once it is another, nothing else would forget them.
    await forgetTries(trx, account, ...usualPlaceTries(user))
  })
  if (user.confirmedAt === null) {
    await remindToConfirm(services, user)
    return { errors: [inputError('EMAIL_NOT_CONFIRMED', 'email', MESSAGES.notConfirmed)] }
  }
  const session = await inTransaction(services.db, async (trx) => {
    if ((await holdAccount(trx, user)) !== 'unchanged') return null
    await UserModel.query(trx).findById(user.id).patch({ ipAddress: caller.ip.slice(0, 64) })
    return openSession(services, trx, user.id, caller)
  })
  return session ? { session, user } : invalid
}

/** An address with a NUL cannot be asked for and belongs to nobody. */
async function findUser({ db }: Services, email: string): Promise<UserModel | undefined> {
  return UserModel.ofEmail(db, email.replaceAll('\u0000', '\ufffd').slice(0, 255))
}

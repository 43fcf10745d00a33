import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { InputError, LogInInput } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { accountTries, usualPlaceTries } from './accountTries'
import { type Counted, forgetTries, consumeAttempt, consumeAttempts, refundAttempt } from './attempts'
import { normaliseEmail } from './email'
import { signIn } from './history/signIn'
import { lockAccount } from './lockAccount'
import { messages } from './messages'
import { networksOf } from '../request/networkOf'
import { verifyPassword } from './passwordHash'
import { remindToConfirm } from './remindToConfirm'
import type { Caller, OpenSession } from './sessions'
import { UserModel } from './UserModel'

export type LogInOutcome =
  | { session: OpenSession; user: UserModel }
  /** `blocked`: there were too many attempts, so the password was not looked at. The answer does not show it. */
  | { errors: InputError[]; blocked?: boolean }

/**
 * Opens a session if the password of a confirmed account is right. A wrong password, an unknown address, a locked account
 * and too many attempts take the same time and get the same answer (docs/product.md ACC-5).
 */
export async function logIn(
  services: Services,
  { email: given, password }: LogInInput,
  caller: Caller,
): Promise<LogInOutcome> {
  const email = normaliseEmail(given)
  if (email === '' || password.trim() === '')
    return { errors: [inputError('REQUIRED', email === '' ? 'email' : 'password', messages.blankCredentials)] }
  const user = email.isWellFormed() ? await findUser(services, email) : undefined
  const account = accountTries(email, user, caller.ip)
  const networks = networksOf(caller.ip).map(({ name, times }): Counted => ({ policy: 'address', of: name, times }))
  const open = (await consumeAttempts(services, networks)) && (await consumeAttempt(services, account))
  const right = await verifyPassword(services, password, open && user?.lockedAt === null ? user.passwordHash : null)
  const invalid = {
    errors: [inputError('INVALID_CREDENTIALS', 'password', messages.invalidCredentials)],
    blocked: !open,
  }
  if (!right || !user) {
    if (open && user?.confirmedAt != null) services.failedSignIns.note(user.id, services.now(), caller)
    return invalid
  }
  await inTransaction(services.db, async (trx) => {
    await refundAttempt(trx, ...networks)
    // Also those of the owner's previous network: after this login nothing else would clear them.
    await forgetTries(trx, account, ...usualPlaceTries(user))
  })
  if (user.confirmedAt === null) {
    await remindToConfirm(services, user, caller.ip)
    return { errors: [inputError('EMAIL_NOT_CONFIRMED', 'email', messages.notConfirmed)] }
  }
  const session = await inTransaction(services.db, async (trx) => {
    if ((await lockAccount(trx, user)) !== 'unchanged') return null
    return signIn(services, trx, user, caller)
  })
  return session ? { session, user } : invalid
}

/** The databases refuse NUL in a value, and no stored address contains one. */
async function findUser({ db }: Services, email: string): Promise<UserModel | undefined> {
  return UserModel.ofEmail(db, email.replaceAll('\u0000', '\ufffd').slice(0, 255))
}

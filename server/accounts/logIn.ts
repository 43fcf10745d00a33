import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { InputError, LogInInput } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { accountTries, usualPlaceTries } from './accountTries'
import { changeAttempts, type Counted, forgetTries, consumeAttempt, consumeAttempts, refundAttempt } from './attempts'
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
 * Opens a session if the password of a confirmed account is right, and a code where the account asks for one. A wrong
 * password, an unknown address, a locked account and too many attempts take the same time and get the same answer, whatever
 * the account asks for (docs/product.md ACC-5, ACC-83).
 */
export async function logIn(
  services: Services,
  { email: given, password, code }: LogInInput,
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
  const noteFailure = ({ id }: UserModel) => services.failedSignIns.note(id, services.now(), caller)
  if (!right || !user) {
    if (open && user?.confirmedAt != null) noteFailure(user)
    return invalid
  }
  const forgive = async (trx: Knex) => {
    await refundAttempt(trx, ...networks)
    // Also those of the owner's previous network: after this login nothing else would clear them.
    await forgetTries(trx, account, ...usualPlaceTries(user))
  }
  if (user.confirmedAt === null) {
    await changeAttempts(services.db, forgive)
    await remindToConfirm(services, user, caller.ip)
    return { errors: [inputError('EMAIL_NOT_CONFIRMED', 'email', messages.notConfirmed)] }
  }
  const step = await services.hooks.secondStep(services, user, code ?? '', caller)
  if ('lacks' in step) {
    // Asking for the code is no failure, and no success either: what was counted before it stays.
    if (step.isAttempt) noteFailure(user)
    else await changeAttempts(services.db, (trx) => refundAttempt(trx, ...networks, account))
    return { errors: [step.lacks] }
  }
  const outcome = await inTransaction(services.db, async (trx): Promise<LogInOutcome> => {
    if ((await lockAccount(trx, user)) !== 'unchanged') return invalid
    const lacks = await step.take(trx)
    if (lacks) return { errors: [lacks] }
    await forgive(trx)
    const by = { identityId: null, provenAt: services.now() }
    return { session: await signIn(services, trx, user, caller, { by }), user }
  })
  if ('errors' in outcome) noteFailure(user)
  return outcome
}

/** The databases refuse NUL in a value, and no stored address contains one. */
async function findUser({ db }: Services, email: string): Promise<UserModel | undefined> {
  return UserModel.ofEmail(db, email.replaceAll('\u0000', '\ufffd').slice(0, 255))
}

import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import type { InputError, RequestEmailChangeInput } from '../generated/schemaTypes'
import { queueMail, queueNothing } from '../mail/outbox'
import { emailChangedMail } from '../mail/templates/emailChangedMail'
import { newEmailMail } from '../mail/templates/newEmailMail'
import { inputError, unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import { allAccountTries } from './accountTries'
import { forgetTries } from './attempts'
import { emailProblems, normaliseEmail } from './email'
import { noteSecurity } from './history/noteSecurity'
import { lockAccount } from './lockAccount'
import { consumeMail } from './mailBudget'
import { findKey, makeKey, spendKeysOf, useKey } from './mailedKeys'
import { messages } from './messages'
import { hasPassword } from './passwordHash'
import { wrongProof } from './presentPassword'
import type { Caller } from './sessions'
import { UserModel } from './UserModel'

/** The address that an account has now, or what is wrong. */
export type EmailKeyOutcome = { email: string; userId: string } | { errors: InputError[] }

/**
 * Mails a link to a new address of an account, if its person proves to be it (docs/product.md ACC-68). For an address that
 * has an account the same is done without a mail.
 * @returns the errors; empty when it is done.
 */
export async function requestEmailChange(
  services: Services,
  userId: string,
  { email: given, password }: RequestEmailChangeInput,
  { sessionId, ...caller }: Caller & { sessionId: string | null },
): Promise<InputError[]> {
  const user = await UserModel.query(services.db).findById(userId)
  if (!user) throw unauthenticated()
  const email = normaliseEmail(given)
  const errors = problems(user, email, password)
  if (errors.length > 0) return errors
  const wrong = await wrongProof(services, user, { password, sessionId }, 'password')
  if (wrong) return [wrong]
  if (!(await consumeMail(services, { purpose: 'signUp', email, ip: caller.ip })))
    return [inputError('TOO_MANY', 'email', messages.tooManyMails)]
  const isAsked = await inTransaction(
    services.db,
    async (trx) => {
      if ((await lockAccount(trx, user)) !== 'unchanged') return false
      const isFree = !(await isTaken(trx, email))
      const key = await makeKey(trx, isFree ? 'email' : 'none', services.now(), isFree ? { userId, email } : {})
      await noteSecurity(services, trx, userId, { kind: 'EMAIL_CHANGE_ASKED', by: caller })
      const mail = newEmailMail(services.config, key)
      if (isFree) await queueMail(services, trx, { to: email, userId, ...mail })
      else await queueNothing(services, trx, mail)
      return true
    },
    ['foreignKey'],
  )
  return isAsked ? [] : [inputError('WRONG_PASSWORD', 'password', messages.wrongPassword)]
}

/** The errors of all fields, so that they can be shown together. */
function problems(user: UserModel, email: string, password: string): InputError[] {
  const isSame = email === user.email
  return [
    ...(isSame ? [inputError('DUPLICATE', 'email', messages.sameEmail)] : emailProblems(email, messages.blankEmail)),
    ...(hasPassword(user) && password.trim() === '' ? [inputError('REQUIRED', 'password', messages.blankField)] : []),
  ]
}

/**
 * Gives an account the address to which the key was mailed, voids the links that were mailed to the former one, and mails
 * the former one a link that brings it back (docs/product.md ACC-69).
 */
export async function confirmEmailChange(services: Services, key: string, caller: Caller): Promise<EmailKeyOutcome> {
  const keyInvalid = { errors: [inputError('LINK_INVALID', 'key', messages.emailKeyInvalid)] }
  const found = await findKey(services.db, 'email', key, services.now())
  if (!found?.userId || found.email === null) return keyInvalid
  const { userId, email } = found
  return inTransaction(
    services.db,
    async (trx) => {
      const now = services.now()
      const user = await UserModel.query(trx).findById(userId).forUpdate()
      if (!user || user.lockedAt !== null) return keyInvalid
      if (await isTaken(trx, email)) return { errors: [inputError('DUPLICATE', 'key', messages.emailTaken)] }
      if (!(await useKey(trx, found, now))) return keyInvalid
      await giveEmail(trx, user, email)
      for (const purpose of ['confirm', 'reset'] as const) await spendKeysOf(trx, { userId, purpose }, now)
      await noteSecurity(services, trx, userId, { kind: 'EMAIL_CHANGED', by: caller })
      const back = await makeKey(trx, 'back', now, { userId, email: user.email })
      await queueMail(services, trx, { to: user.email, userId, ...emailChangedMail(services.config, email, back) })
      return { email, userId }
    },
    ['unique', 'foreignKey'],
  )
}

/** Whether an account has an address and has confirmed it, or was locked. */
export async function isTaken(trx: Knex, email: string): Promise<boolean> {
  const other = await UserModel.ofEmail(trx, email)
  return other !== undefined && (other.confirmedAt !== null || other.lockedAt !== null)
}

/** Gives an account an address, whose owner confirmed it: sign-ups that wait for it are void (docs/product.md ACC-61). */
export async function giveEmail(trx: Knex, user: UserModel, email: string): Promise<void> {
  await UserModel.query(trx).where({ email }).whereNull('confirmedAt').whereNull('lockedAt').delete()
  await UserModel.query(trx).findById(user.id).patch({ email })
  await forgetTries(trx, ...allAccountTries(user))
}

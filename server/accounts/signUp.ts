import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { isDuplicate } from '../database/faults'
import { inTransaction } from '../database/transaction'
import { inputError } from '../errors'
import type { InputError, SignUpInput } from '../generated/resolverTypes'
import { queueMail, queueNothing } from '../mail/outbox'
import { alreadyRegisteredMail } from '../mail/templates/alreadyRegisteredMail'
import { confirmMail } from '../mail/templates/confirmMail'
import type { Services } from '../services'
import { mayTry } from './attempts'
import { isEmail, normaliseEmail } from './email'
import { makeKey } from './mailedKeys'
import { MESSAGES } from './messages'
import { hashPassword } from './passwordHash'
import { weakness } from './passwordRules'
import { UserModel } from './UserModel'

/** What came of a sign-up; the same for an address that has an account. */
export type SignUpOutcome = { message: string } | { errors: InputError[] }

interface Wanted {
  email: string
  passwordHash: string
  marketingOptIn: boolean
}

/**
 * Makes an account that waits for its address to be confirmed. Where the address has a confirmed account its owner is
 * told by mail and nothing changes; where it has an unconfirmed one another confirmation is mailed, and whichever mail
 * is used first decides which password counts, so that nobody can put theirs on somebody else's address.
 */
export async function signUp(services: Services, input: SignUpInput): Promise<SignUpOutcome> {
  const email = normaliseEmail(input.email)
  const errors = problems(services, email, input.password)
  if (errors.length > 0) return { errors }
  const passwordHash = await hashPassword(input.password)
  const wanted = { email, passwordHash, marketingOptIn: input.marketingOptIn ?? false }
  const mailable = await mayTry(services, { pace: 'mail', of: email })
  try {
    await inTransaction(services.db, (trx) => register(services, trx, wanted, mailable))
  } catch (error) {
    if (!isDuplicate(error)) throw error
    await inTransaction(services.db, (trx) => register(services, trx, wanted, mailable))
  }
  return { message: MESSAGES.signedUp(services.config.supportEmail) }
}

function problems({ config }: Services, email: string, password: string): InputError[] {
  const wrong = weakness('password', password, email, config.productName)
  return [...emailProblems(email), ...(wrong ? [wrong] : [])]
}

/** What is wrong with a normalised address. */
export function emailProblems(email: string, blank: string = MESSAGES.blankEmail): InputError[] {
  if (email === '') return [inputError('REQUIRED', 'email', blank)]
  if (email.length > LIMITS.emailLength) return [inputError('TOO_LONG', 'email', MESSAGES.longEmail)]
  return isEmail(email) ? [] : [inputError('INVALID', 'email', MESSAGES.invalidEmail)]
}

/** Writes as much for an address that has an account as for one that has none, so that the time taken tells nothing. */
async function register(services: Services, trx: Knex, wanted: Wanted, mailable: boolean): Promise<void> {
  const now = services.now()
  const { email, passwordHash, marketingOptIn } = wanted
  const known = await UserModel.ofEmail(trx, email)
  const userId = known?.id ?? randomUUID()
  if (!known) await UserModel.query(trx).insert({ id: userId, createdAt: now, ...wanted })
  else await UserModel.query(trx).findById(userId).patch(known.confirmedAt === null ? { passwordHash } : { email })
  const key = known?.confirmedAt
    ? await makeKey(trx, 'none', now, {})
    : await makeKey(trx, 'confirm', now, { userId, passwordHash, marketingOptIn })
  const mail = known?.confirmedAt ? alreadyRegisteredMail(services.config) : confirmMail(services.config, key)
  if (mailable) await queueMail(services, trx, { to: known?.email ?? email, userId, ...mail })
  else await queueNothing(services, trx, mail)
}

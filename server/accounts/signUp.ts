import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { isDuplicate } from '../database/faults'
import { inTransaction } from '../database/transaction'
import type { InputError, SignUpInput } from '../generated/resolverTypes'
import { queueMail, queueNothing } from '../mail/outbox'
import { alreadyRegisteredMail } from '../mail/templates/alreadyRegisteredMail'
import { confirmMail } from '../mail/templates/confirmMail'
import type { Services } from '../services'
import { mayTry } from './attempts'
import { emailProblems, normaliseEmail } from './email'
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
  return [...emailProblems(email, MESSAGES.blankEmail), ...(wrong ? [wrong] : [])]
}

/** Writes as much for an address that has an account as for one that has none, so that the time taken tells nothing. */
async function register(services: Services, trx: Knex, wanted: Wanted, mailable: boolean): Promise<void> {
  const now = services.now()
  const { email, passwordHash, marketingOptIn } = wanted
  const known = await UserModel.ofEmail(trx, email)
  const userId = known?.id ?? randomUUID()
  if (!known) await UserModel.query(trx).insert({ id: userId, createdAt: now, ...wanted })
  // It may have been confirmed since it was read: then the password is its owner's.
  const waits = !known || (await UserModel.query(trx).findById(userId).whereNull('confirmedAt').patch({ passwordHash, marketingOptIn })) === 1
  const key = waits
    ? await makeKey(trx, 'confirm', now, { userId, passwordHash, marketingOptIn })
    : await makeKey(trx, 'none', now, {})
  const mail = waits ? confirmMail(services.config, key) : alreadyRegisteredMail(services.config)
  if (mailable) await queueMail(services, trx, { to: known?.email ?? email, userId, ...mail })
  else await queueNothing(services, trx, mail)
}

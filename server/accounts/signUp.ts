import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import type { InputError, SignUpInput } from '../generated/schemaTypes'
import { queueMail, queueNothing } from '../mail/outbox'
import { alreadyRegisteredMail } from '../mail/templates/alreadyRegisteredMail'
import { confirmMail } from '../mail/templates/confirmMail'
import type { Services } from '../platform/services'
import { emailProblems, normaliseEmail } from './email'
import { consumeMail } from './mailBudget'
import { makeKey } from './mailedKeys'
import { messages } from './messages'
import { hashPassword, verifyPassword } from './passwordHash'
import { weakness } from './passwordRules'
import type { Caller } from './sessions'
import { UserModel } from './UserModel'

/** The same for an address that has an account already. */
export type SignUpOutcome = { message: string } | { errors: InputError[] }

interface Wanted {
  email: string
  passwordHash: string
  marketingOptIn: boolean
}

/**
 * Makes an account that waits for its address to be confirmed. If the address has a confirmed account, its owner gets a
 * mail and nothing changes. If it has an unconfirmed one, another confirmation is mailed (docs/product.md ACC-21, ACC-23).
 */
export async function signUp(
  services: Services,
  input: SignUpInput,
  { ip }: Pick<Caller, 'ip'>,
): Promise<SignUpOutcome> {
  const email = normaliseEmail(input.email)
  const errors = problems(services, email, input.password)
  if (errors.length > 0) return { errors }
  const passwordHash =
    (await hashOfSameSignUp(services, email, input.password)) ?? (await hashPassword(services, input.password))
  const wanted = { email, passwordHash, marketingOptIn: input.marketingOptIn ?? false }
  const mailable = await consumeMail(services, { purpose: 'signUp', email, ip })
  // The account may be made or deleted by another call after it was looked up.
  await inTransaction(services.db, (trx) => register(services, trx, wanted, mailable), ['unique', 'foreignKey'])
  return { message: messages.signedUp({ supportEmail: services.config.supportEmail }) }
}

/**
 * The password's hash where a sign-up of the address with the same password waits to be confirmed already: then this is the
 * same sign-up again. null otherwise, after the same time.
 */
async function hashOfSameSignUp(services: Services, email: string, password: string): Promise<string | null> {
  const known = await UserModel.ofEmail(services.db, email)
  const waiting = known?.confirmedAt === null ? known.passwordHash : null
  return (await verifyPassword(services, password, waiting)) ? waiting : null
}

function problems({ config }: Services, email: string, password: string): InputError[] {
  const wrong = weakness('password', password, email, config.productName)
  return [...emailProblems(email, messages.blankEmail), ...(wrong ? [wrong] : [])]
}

/** Writes the same number of rows whether the address has an account or not, so that the time does not reveal it. */
async function register(services: Services, trx: Knex, wanted: Wanted, mailable: boolean): Promise<void> {
  const now = services.now()
  const { email, passwordHash, marketingOptIn } = wanted
  const known = await UserModel.ofEmail(trx, email)
  const userId = known?.id ?? randomUUID()
  if (!known) await UserModel.query(trx).insert({ id: userId, createdAt: now, ...wanted })
  // If it was confirmed after it was read, the password must not change.
  const waits =
    !known ||
    (await UserModel.query(trx).findById(userId).whereNull('confirmedAt').patch({ passwordHash, marketingOptIn })) === 1
  const key = waits
    ? await makeKey(trx, 'confirm', now, { userId, passwordHash, marketingOptIn })
    : await makeKey(trx, 'none', now, {})
  const mail = waits ? confirmMail(services.config, key) : alreadyRegisteredMail(services.config)
  if (mailable) await queueMail(services, trx, { to: known?.email ?? email, userId, ...mail })
  else await queueNothing(services, trx, mail)
}

import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import type { InputError, SignUpInput } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import { queueMail, queueNothing } from '../mail/outbox'
import { alreadyRegisteredMail } from '../mail/templates/alreadyRegisteredMail'
import { confirmMail } from '../mail/templates/confirmMail'
import type { Services } from '../platform/services'
import { emailProblems, normaliseEmail } from './email'
import { consumeMail } from './mailBudget'
import { makeKey, spendKeysOf } from './mailedKeys'
import { messages } from './messages'
import { hashPassword, verifyPassword } from './passwordHash'
import { hashOf } from './secrets'
import { weakness } from './passwordRules'
import type { Caller } from './sessions'
import { UserModel } from './UserModel'
import { newId } from '../../schema/newId'

/** The same for an address that has an account already. */
export type SignUpOutcome = { message: string; isConfirmed: boolean } | { errors: InputError[] }

/** An account that is to be made. */
export interface Wanted {
  email: string
  passwordHash: string
  marketingOptIn: boolean
}

/** A key that is part of an address. */
const KEY = /^[\w.-]{1,200}$/

/** The key of the invitation that led to a sign-up; null for none. */
export const invitationOf = ({ invitation }: { invitation?: string | null | undefined }): string | null =>
  KEY.test(invitation ?? '') ? (invitation ?? null) : null

/**
 * Makes an account that waits for its address to be confirmed. If the address has a confirmed account, its owner gets a
 * mail and nothing changes. If it has an unconfirmed one, another confirmation is mailed (docs/product.md ACC-21, ACC-23).
 */
export async function signUp(
  services: Services,
  input: SignUpInput,
  { ip, browserSecret = null }: Pick<Caller, 'ip'> & { browserSecret?: string | null },
): Promise<SignUpOutcome> {
  const email = normaliseEmail(input.email)
  const invitation = invitationOf(input)
  const refused = await refusal(services, invitation)
  const errors = refused ? [refused] : problems(services, email, input.password)
  if (errors.length > 0) return { errors }
  const passwordHash =
    (await hashOfSameSignUp(services, email, input.password)) ?? (await hashPassword(services, input.password))
  const wanted = { email, passwordHash, marketingOptIn: input.marketingOptIn ?? false }
  const mailable = await consumeMail(services, { purpose: 'signUp', email, ip })
  const browserHash = browserSecret === null ? null : hashOf(browserSecret)
  const isProven = invitation !== null && (await provenBy(services, invitation)).includes(email)
  // The account may be made or deleted by another call after it was looked up.
  const isConfirmed = await inTransaction(
    services.db,
    async (trx) =>
      (isProven && (await registerConfirmed(services, trx, wanted))) ||
      (await register(services, trx, wanted, { mailable, invitation, browserHash })),
    ['unique', 'foreignKey'],
  )
  return { message: messages.signedUp({ supportEmail: services.config.supportEmail }), isConfirmed }
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

/** Why the installation takes no such account of anyone, whatever the address (docs/product.md ACC-54); null where it does. */
export async function refusal(
  services: Services,
  invitation: string | null,
  by: 'password' | 'provider' = 'password',
): Promise<InputError | null> {
  const { signUp: policy, provider } = services.config
  if (policy === 'open' || (policy === 'oidc' && by === 'provider')) return null
  if (policy === 'invitation' && invitation !== null && (await isInvited(services, invitation))) return null
  const { supportEmail } = services.config
  const message = messages.signUpRefused[policy]({ supportEmail, provider: provider?.name ?? '' })
  return inputError('SIGN_UP_CLOSED', null, message)
}

async function isInvited(services: Services, key: string): Promise<boolean> {
  const answers = await Promise.all(services.hooks.invitationChecks.map((check) => check(services, key)))
  return answers.includes(true)
}

/** The addresses whose owner has a key: features above mail keys, too. */
async function provenBy(services: Services, key: string): Promise<(string | null)[]> {
  return Promise.all(services.hooks.addressProofs.map((proven) => proven(services, key)))
}

/**
 * Makes an account whose address is confirmed, since its owner came from a mail to it, or the
 * provider vouches for it. Other sign-ups that wait for the
 * address are of others, or the same person's earlier ones: their links confirm nothing any more.
 * @returns false for an account that is confirmed already, which stays as it is.
 */
export async function registerConfirmed(services: Services, trx: Knex, wanted: Wanted): Promise<boolean> {
  const confirmedAt = services.now()
  const known = await UserModel.ofEmail(trx, wanted.email)
  if (!known) {
    await UserModel.query(trx).insert({ id: newId(), createdAt: confirmedAt, confirmedAt, ...wanted })
    return true
  }
  const { passwordHash, marketingOptIn } = wanted
  const confirmed = await UserModel.query(trx)
    .findById(known.id)
    .whereNull('confirmedAt')
    .patch({ passwordHash, marketingOptIn, confirmedAt })
  if (confirmed === 0) return false
  await spendKeysOf(trx, { userId: known.id, purpose: 'confirm' }, confirmedAt)
  return true
}

/**
 * Writes the same number of rows whether the address has an account or not, so that the time does not reveal it.
 * @returns false: the address is not confirmed.
 */
async function register(
  services: Services,
  trx: Knex,
  wanted: Wanted,
  { mailable, invitation, browserHash }: { mailable: boolean; invitation: string | null; browserHash: string | null },
): Promise<false> {
  const now = services.now()
  const { email, passwordHash, marketingOptIn } = wanted
  const known = await UserModel.ofEmail(trx, email)
  const userId = known?.id ?? newId()
  if (!known) await UserModel.query(trx).insert({ id: userId, createdAt: now, ...wanted })
  // If it was confirmed after it was read, the password must not change.
  const waits =
    !known ||
    (await UserModel.query(trx).findById(userId).whereNull('confirmedAt').patch({ passwordHash, marketingOptIn })) === 1
  const key = waits
    ? await makeKey(trx, 'confirm', now, { userId, passwordHash, marketingOptIn, browserHash })
    : await makeKey(trx, 'none', now, { browserHash })
  const mail = waits ? confirmMail(services.config, key, invitation) : alreadyRegisteredMail(services.config)
  if (mailable) await queueMail(services, trx, { to: known?.email ?? email, userId, ...mail })
  else await queueNothing(services, trx, mail)
  return false
}

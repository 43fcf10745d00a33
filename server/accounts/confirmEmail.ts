import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import type { ConfirmEmailInput, InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { noteSecurity } from './history/noteSecurity'
import { signIn } from './history/signIn'
import { findKey, useKey } from './mailedKeys'
import { MailedKeyModel } from './MailedKeyModel'
import { messages } from './messages'
import { hashPassword } from './passwordHash'
import { weakness } from './passwordRules'
import { hashOf, sameHash } from './secrets'
import type { Caller, OpenSession } from './sessions'
import { UserModel } from './UserModel'

/** What counts once the address is confirmed. */
interface Choices {
  passwordHash?: string
  marketingOptIn?: boolean
}

/** The confirmed account, and its session where the browser is that of the sign-up; or what is wrong. */
export type ConfirmOutcome = { user: UserModel; session: OpenSession | null } | { errors: InputError[] }

/**
 * Confirms the address that a key was mailed to. Password and marketing choice become those of the sign-up. Where several
 * sign-ups wait for the same address, some may be of others than its owner: then the password that comes along counts, and
 * the marketing choice only if all made it (docs/product.md ACC-23). A call without it leaves the key valid.
 * A session is opened in the browser in which the only sign-up that waits was made (ACC-52).
 */
export async function confirmEmail(
  services: Services,
  { key, password }: Pick<ConfirmEmailInput, 'key' | 'password'>,
  caller: Caller & { browserSecret: string | null },
): Promise<ConfirmOutcome> {
  const { db, now, config } = services
  const keyInvalid = { errors: [inputError('LINK_INVALID', 'key', messages.confirmKeyInvalid)] }
  const asksPassword = { errors: [inputError('REQUIRED', 'password', messages.severalSignUps)] }
  const found = await findKey(db, 'confirm', key, now())
  const user = found?.userId ? await UserModel.query(db).findById(found.userId) : undefined
  if (!found || !user) return keyInvalid
  const isOneOfSeveral = (await waitingFor(db, user.id, now())).length > 1
  if (isOneOfSeveral && password == null) return asksPassword
  const weak = isOneOfSeveral ? weakness('password', password ?? '', user.email, config.productName) : null
  if (weak) return { errors: [weak] }
  const passwordHash = isOneOfSeveral ? await hashPassword(services, password ?? '') : null
  return inTransaction(db, async (trx) => {
    const at = now()
    const waiting = await waitingFor(trx, user.id, at)
    // Another sign-up came meanwhile.
    if (waiting.length > 1 && passwordHash === null) return asksPassword
    if (!(await useKey(trx, found, at))) return keyInvalid
    const choices =
      passwordHash === null
        ? choicesOf(found)
        : { passwordHash, marketingOptIn: waiting.every(({ marketingOptIn }) => marketingOptIn) }
    const confirmed = await UserModel.query(trx)
      .findById(user.id)
      .whereNull('confirmedAt')
      .patch({ confirmedAt: at, ...choices })
    if (confirmed === 1) await noteSecurity(services, trx, user.id, { kind: 'EMAIL_CONFIRMED', by: caller })
    const isHere = sameHash(hashOf(caller.browserSecret ?? ''), found.browserHash)
    if (!isHere || isOneOfSeveral || confirmed !== 1 || user.lockedAt !== null) return { user, session: null }
    return { user, session: await signIn(services, trx, user, caller) }
  })
}

/** The sign-ups of an account that wait to be confirmed. A link that was mailed again is of the same sign-up. */
async function waitingFor(db: Knex, userId: string, at: number): Promise<Pick<MailedKeyModel, 'marketingOptIn'>[]> {
  return MailedKeyModel.query(db)
    .where({ userId, purpose: 'confirm' })
    .whereNull('usedAt')
    .where('expiresAt', '>', at)
    .whereNotNull('passwordHash')
    .distinct('passwordHash', 'marketingOptIn')
}

/** Keys of earlier releases say neither. */
function choicesOf({ passwordHash, marketingOptIn }: MailedKeyModel): Choices {
  return { ...(passwordHash !== null && { passwordHash }), ...(marketingOptIn !== null && { marketingOptIn }) }
}

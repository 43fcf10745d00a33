import { endSessions } from '../accounts/endSessions'
import { noteSecurity } from '../accounts/history/noteSecurity'
import { lockAccount } from '../accounts/lockAccount'
import { messages as accountMessages } from '../accounts/messages'
import { hasPassword, NO_PASSWORD } from '../accounts/passwordHash'
import { type Person, provenAccount } from '../accounts/provenAccount'
import { SessionModel } from '../accounts/SessionModel'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { passkeyMail } from '../mail/templates/passkeyMail'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { endSecondFactor } from '../secondFactor/endSecondFactor'
import { messages } from './messages'
import { otherWays } from './passkeys'

/** Other ways into an account that there must be before its password can go (docs/product.md ACC-76). */
const ENOUGH_WAYS = 2

/** Whether an account has a password that it can do without. */
export async function mayRemovePassword(
  services: Pick<Services, 'db' | 'config'>,
  user: Pick<UserModel, 'id' | 'passwordHash'>,
): Promise<boolean> {
  return hasPassword(user) && (await otherWays(services, user.id)) >= ENOUGH_WAYS
}

/**
 * Removes the password of an account that its person gives once more, ends every other session, and mails the person.
 * @returns the errors; empty when it is done.
 */
export async function removePassword(services: Services, person: Person, password: string): Promise<InputError[]> {
  const { userId, sessionId } = person
  const proven = await provenAccount(services, person, password, messages.noPassword)
  if ('errors' in proven) return proven.errors
  const { user } = proven
  const { config } = services
  const errors = await inTransaction(services.db, async (trx) => {
    if ((await lockAccount(trx, user)) !== 'unchanged')
      return [inputError('WRONG_PASSWORD', 'password', accountMessages.wrongPassword)]
    if (!(await mayRemovePassword({ db: trx, config }, user)))
      return [inputError('NOT_ALLOWED', null, messages.tooFewWays)]
    await UserModel.query(trx).findById(userId).patch({ passwordHash: NO_PASSWORD })
    // What was proven with the password counts no more.
    await SessionModel.query(trx).where({ userId }).patch({ provenAt: null })
    // It is asked for beside the password alone.
    await endSecondFactor(services, trx, user, person)
    await noteSecurity(services, trx, userId, { kind: 'PASSWORD_REMOVED', by: person })
    await queueMail(services, trx, { to: user.email, userId, ...passkeyMail(config, 'alone') })
    return []
  })
  if (errors.length === 0 && sessionId !== null) await endSessions(services, userId, { allBut: sessionId }, person)
  return errors
}

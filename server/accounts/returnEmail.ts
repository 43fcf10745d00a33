import { inTransaction } from '../database/transaction'
import { queueMail } from '../mail/outbox'
import { resetMail } from '../mail/templates/resetMail'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { type EmailKeyOutcome, giveEmail, isTaken } from './changeEmail'
import { noteSecurity } from './history/noteSecurity'
import { findKey, makeKey, spendKeysSince, spendKey } from './mailedKeys'
import { messages } from './messages'
import { NO_PASSWORD } from './passwordHash'
import { tellSessionsEnded } from './sessionEnds'
import { SessionModel } from './SessionModel'
import type { Caller } from './sessions'
import { UserModel } from './UserModel'

/**
 * Brings the former address of an account back, as if all that came after its change was another's: every session, mailed
 * link and key for programs ends, what was connected since is disconnected, and the password, which that person knew, no
 * longer works. A link to choose another is mailed to the address (docs/product.md ACC-70). Links that bring back an address
 * from before that stay.
 */
export async function returnEmail(services: Services, key: string, caller: Caller): Promise<EmailKeyOutcome> {
  const keyInvalid = { errors: [inputError('LINK_INVALID', 'key', messages.emailKeyInvalid)] }
  const found = await findKey(services.db, 'back', key, services.now())
  if (!found?.userId || found.email === null) return keyInvalid
  const { userId, email, createdAt } = found
  const outcome = await inTransaction(
    services.db,
    async (trx): Promise<EmailKeyOutcome> => {
      const now = services.now()
      const user = await UserModel.query(trx).findById(userId).forUpdate()
      if (!user || user.lockedAt !== null) return keyInvalid
      if (email !== user.email && (await isTaken(trx, email)))
        return { errors: [inputError('DUPLICATE', 'key', messages.emailTaken)] }
      if (!(await spendKey(trx, found.hash, now))) return keyInvalid
      await giveEmail(trx, user, email)
      await UserModel.query(trx).findById(userId).patch({ passwordHash: NO_PASSWORD })
      await SessionModel.endAll(trx, userId, now)
      await spendKeysSince(trx, userId, createdAt, now)
      for (const follow of services.hooks.passwordResets) await follow(services, trx, userId, caller)
      for (const follow of services.hooks.emailReturns) await follow(services, trx, userId, createdAt, caller)
      await noteSecurity(services, trx, userId, { kind: 'EMAIL_RETURNED', by: caller })
      const reset = await makeKey(trx, 'reset', now, { userId })
      await queueMail(services, trx, { to: email, userId, ...resetMail(services.config, reset) })
      return { email, userId }
    },
    ['unique', 'foreignKey'],
  )
  if ('email' in outcome) tellSessionsEnded(services, { userId })
  return outcome
}

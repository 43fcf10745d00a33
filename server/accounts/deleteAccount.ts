import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import { inputError, unauthenticated } from '../errors'
import type { InputError } from '../generated/resolverTypes'
import { queueMail } from '../mail/outbox'
import { accountDeletedMail } from '../mail/templates/accountDeletedMail'
import type { Services } from '../services'
import { allAccountTries } from './accountTries'
import { forgetTries } from './attempts'
import { lockAccount } from './lockAccount'
import { mailCounts } from './mailBudget'
import { messages } from './messages'
import { wrongPassword } from './presentPassword'
import { tellSessionsEnded } from './sessionEnds'
import { UserModel } from './UserModel'

/**
 * Deletes an account if the password is right.
 * @returns the errors; empty when the account was deleted.
 */
export async function deleteAccount(services: Services, userId: string, password: string): Promise<InputError[]> {
  const user = await UserModel.query(services.db).findById(userId)
  if (!user) throw unauthenticated()
  if (password.trim() === '') return [inputError('REQUIRED', 'password', messages.blankField)]
  const wrong = await wrongPassword(services, user, password, 'password')
  if (wrong) return [wrong]
  const errors = await inTransaction(services.db, async (trx) => {
    if ((await lockAccount(trx, user)) === 'changed')
      return [inputError('WRONG_PASSWORD', 'password', messages.wrongPassword)]
    await eraseUser(services, trx, user)
    return []
  })
  if (errors.length === 0) tellSessionsEnded(services, { userId })
  return errors
}

/**
 * Deletes an account with every row that belongs to it, waiting mails included, and queues one last mail. Does nothing if
 * the account has been deleted already.
 */
export async function eraseUser(services: Services, trx: Knex, { id, email, ipAddress }: UserModel): Promise<void> {
  if ((await UserModel.query(trx).deleteById(id)) === 0) return
  await forgetTries(
    trx,
    ...allAccountTries({ email, ipAddress }),
    { policy: 'password', of: id },
    ...mailCounts({ email, ipAddress }),
  )
  await queueMail(services, trx, { to: email, ...accountDeletedMail(services.config) })
}

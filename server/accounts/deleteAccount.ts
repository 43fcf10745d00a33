import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import { inputError, unauthenticated } from '../errors'
import type { InputError } from '../generated/resolverTypes'
import { queueMail } from '../mail/outbox'
import { accountDeletedMail } from '../mail/templates/accountDeletedMail'
import type { Services } from '../services'
import { allAccountTries } from './accountTries'
import { forgetTries } from './attempts'
import { holdAccount } from './holdAccount'
import { MESSAGES } from './messages'
import { wrongPassword } from './presentPassword'
import { UserModel } from './UserModel'

/**
 * Deletes the account of somebody who knows its password.
 * @returns what is wrong; nothing when the account is gone.
 */
export async function deleteAccount(services: Services, userId: string, password: string): Promise<InputError[]> {
  const user = await UserModel.query(services.db).findById(userId)
  if (!user) throw unauthenticated()
  if (password.trim() === '') return [inputError('REQUIRED', 'password', MESSAGES.blankField)]
  const wrong = await wrongPassword(services, user, password, 'password')
  if (wrong) return [wrong]
  return inTransaction(services.db, async (trx) => {
    if ((await holdAccount(trx, user)) === 'changed') return [inputError('WRONG_PASSWORD', 'password', MESSAGES.wrongPassword)]
    await eraseUser(services, trx, user)
    return []
  })
}

/**
 * Takes an account away. Every row that belongs to it goes with it, mails that wait included; its owner gets a last one,
 * and only one, however often this is asked for.
 */
export async function eraseUser(services: Services, trx: Knex, { id, email, ipAddress }: UserModel): Promise<void> {
  if ((await UserModel.query(trx).deleteById(id)) === 0) return
  await forgetTries(
    trx,
    ...allAccountTries({ email, ipAddress }),
    { pace: 'password', of: id },
    { pace: 'mail', of: email },
  )
  await queueMail(services, trx, { to: email, ...accountDeletedMail(services.config) })
}

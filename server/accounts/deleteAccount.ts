import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { accountDeletedMail } from '../mail/templates/accountDeletedMail'
import type { Services } from '../platform/services'
import { allAccountTries } from './accountTries'
import { forgetTries } from './attempts'
import { lockAccount } from './lockAccount'
import { mailCounts } from './mailBudget'
import { messages } from './messages'
import type { Proof } from './presentPassword'
import { provenAccount } from './provenAccount'
import { tellSessionsEnded } from './sessionEnds'
import { UserModel } from './UserModel'

/**
 * Deletes an account if the proof is right.
 * @returns the errors; empty when the account was deleted.
 */
export async function deleteAccount(
  services: Services,
  userId: string,
  { password, sessionId }: Proof,
): Promise<InputError[]> {
  const proven = await provenAccount(services, { userId, sessionId }, password)
  if ('errors' in proven) return proven.errors
  const { user } = proven
  const erased = await inTransaction(services.db, async (trx) =>
    (await lockAccount(trx, user)) === 'changed' ? null : eraseUser(services, trx, user),
  )
  if (!erased) return [inputError('WRONG_PASSWORD', 'password', messages.wrongPassword)]
  tellSessionsEnded(services, { userId })
  erased()
  return []
}

/**
 * Deletes an account with every row that belongs to it, waiting mails included, and queues one last mail. Does nothing if
 * the account has been deleted already.
 * @returns what is to be done after the commit.
 */
export async function eraseUser(services: Services, trx: Knex.Transaction, user: UserModel): Promise<() => void> {
  const { id, email, ipAddress } = user
  const afterwards: (() => void)[] = []
  for (const end of services.hooks.accountEndings) afterwards.push(await end(services, trx, user))
  if ((await UserModel.query(trx).deleteById(id)) === 0) return () => undefined
  await forgetTries(
    trx,
    ...allAccountTries({ email, ipAddress }),
    { policy: 'password', of: id },
    ...mailCounts({ email, ipAddress }),
  )
  await queueMail(services, trx, { to: email, ...accountDeletedMail(services.config) })
  return () => afterwards.forEach((run) => run())
}

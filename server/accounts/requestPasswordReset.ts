import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { queueMail, queueNothing } from '../mail/outbox'
import { resetMail } from '../mail/templates/resetMail'
import type { Services } from '../platform/services'
import { emailProblems, normaliseEmail } from './email'
import { consumeMail } from './mailBudget'
import { makeKey } from './mailedKeys'
import { messages } from './messages'
import type { Caller } from './sessions'
import { UserModel } from './UserModel'

export type ResetRequestOutcome = { message: string } | { errors: InputError[] }

/** Mails a reset link. An unknown address gets the same answer, after the same work. */
export async function requestPasswordReset(
  services: Services,
  given: string,
  { ip }: Pick<Caller, 'ip'>,
): Promise<ResetRequestOutcome> {
  const email = normaliseEmail(given)
  const errors = emailProblems(email, messages.blankForgotten)
  if (errors.length > 0) return { errors }
  const known = await UserModel.ofEmail(services.db, email)
  const mailable = await consumeMail(services, { purpose: 'reset', email, ip, user: known })
  const queue = async (trx: Knex) => {
    const user = await UserModel.ofEmail(trx, email)
    const key = await makeKey(trx, user ? 'reset' : 'none', services.now(), { userId: user?.id ?? null })
    const mail = resetMail(services.config, key)
    if (user && mailable) await queueMail(services, trx, { to: user.email, userId: user.id, ...mail })
    else await queueNothing(services, trx, mail)
  }
  // The account may be deleted after it was looked up.
  await inTransaction(services.db, queue, ['foreignKey'])
  return { message: messages.resetMailed }
}

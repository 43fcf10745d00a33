import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/resolverTypes'
import { queueMail, queueNothing } from '../mail/outbox'
import { resetMail } from '../mail/templates/resetMail'
import type { Services } from '../services'
import { mayTry } from './attempts'
import { emailProblems, normaliseEmail } from './email'
import { makeKey } from './mailedKeys'
import { MESSAGES } from './messages'
import { UserModel } from './UserModel'

/** What came of a request; the same for every address. */
export type ResetRequestOutcome = { message: string } | { errors: InputError[] }

/** Mails a link to choose a new password to the owner of an account. For an unknown address the same work is done. */
export async function requestPasswordReset(services: Services, given: string): Promise<ResetRequestOutcome> {
  const email = normaliseEmail(given)
  const errors = emailProblems(email, MESSAGES.blankForgotten)
  if (errors.length > 0) return { errors }
  const mailable = await mayTry(services, { pace: 'mail', of: email })
  await inTransaction(services.db, async (trx) => {
    const user = await UserModel.ofEmail(trx, email)
    const key = await makeKey(trx, user ? 'reset' : 'none', services.now(), { userId: user?.id ?? null })
    const mail = resetMail(services.config, key)
    if (user && mailable) await queueMail(services, trx, { to: user.email, userId: user.id, ...mail })
    else await queueNothing(services, trx, mail)
  })
  return { message: MESSAGES.resetMailed }
}

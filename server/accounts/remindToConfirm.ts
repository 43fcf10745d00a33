import { inTransaction } from '../database/transaction'
import { queueMail } from '../mail/outbox'
import { confirmMail } from '../mail/templates/confirmMail'
import type { Services } from '../services'
import { mayTry } from './attempts'
import { makeKey } from './mailedKeys'
import { MailedKeyModel } from './MailedKeyModel'
import type { UserModel } from './UserModel'

/** Mails another confirmation to somebody whose earlier ones have all expired. */
export async function remindToConfirm(services: Services, user: UserModel): Promise<void> {
  const now = services.now()
  const live = await MailedKeyModel.query(services.db)
    .findOne({ userId: user.id, purpose: 'confirm' })
    .whereNull('usedAt')
    .where('expiresAt', '>', now)
  if (live || !(await mayTry(services, { pace: 'mail', of: user.email }))) return
  await inTransaction(services.db, async (trx) => {
    const { id: userId, passwordHash, marketingOptIn } = user
    const key = await makeKey(trx, 'confirm', now, { userId, passwordHash, marketingOptIn })
    await queueMail(services, trx, { to: user.email, userId, ...confirmMail(services.config, key) })
  })
}

import { inTransaction } from '../database/transaction'
import { queueMail } from '../mail/outbox'
import { confirmMail } from '../mail/templates/confirmMail'
import type { Services } from '../platform/services'
import { lockAccount } from './lockAccount'
import { consumeMail } from './mailBudget'
import { makeKey } from './mailedKeys'
import { MailedKeyModel } from './MailedKeyModel'
import type { UserModel } from './UserModel'

/** Mails another confirmation if every earlier one has expired (docs/product.md ACC-6). */
export async function remindToConfirm(services: Services, user: UserModel, ip: string): Promise<void> {
  const now = services.now()
  const live = await MailedKeyModel.query(services.db)
    .findOne({ userId: user.id, purpose: 'confirm' })
    .whereNull('usedAt')
    .where('expiresAt', '>', now)
  if (live || !(await consumeMail(services, { purpose: 'signUp', email: user.email, ip, user }))) return
  await inTransaction(services.db, async (trx) => {
    if ((await lockAccount(trx, user)) === 'gone') return
    const { id: userId, passwordHash, marketingOptIn } = user
    const key = await makeKey(trx, 'confirm', now, { userId, passwordHash, marketingOptIn })
    await queueMail(services, trx, { to: user.email, userId, ...confirmMail(services.config, key) })
  })
}

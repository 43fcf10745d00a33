import type { Knex } from 'knex'
import { queueMail } from '../mail/outbox'
import { passwordChangedMail } from '../mail/templates/passwordChangedMail'
import type { Services } from '../platform/services'
import { allAccountTries } from './accountTries'
import { forgetTries } from './attempts'
import { type Noted, noteSecurity } from './history/noteSecurity'
import { spendKeysOfOwner } from './mailedKeys'
import { SessionModel } from './SessionModel'
import { UserModel } from './UserModel'

/**
 * Stores a new password, ends every session and mailed key of the account, and mails its owner. Links that bring a former
 * address back go on: who takes an account over changes both (docs/product.md ACC-70).
 */
export async function setPassword(
  services: Services,
  trx: Knex,
  user: UserModel,
  passwordHash: string,
  how: Noted & { kind: 'PASSWORD_CHANGED' | 'PASSWORD_RESET' },
): Promise<void> {
  const now = services.now()
  const { id: userId, email, ipAddress } = user
  await UserModel.query(trx).findById(userId).patch({ passwordHash })
  await SessionModel.endAll(trx, userId, now)
  await spendKeysOfOwner(trx, userId, now)
  await forgetTries(trx, ...allAccountTries({ email, ipAddress }), { policy: 'password', of: userId })
  await noteSecurity(services, trx, userId, how)
  await queueMail(services, trx, { to: email, userId, ...passwordChangedMail(services.config) })
}

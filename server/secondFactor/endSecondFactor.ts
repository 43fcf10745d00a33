import type { Knex } from 'knex'
import { noteSecurity } from '../accounts/history/noteSecurity'
import type { Doer } from '../request/Origin'
import { UserModel } from '../accounts/UserModel'
import { deleteInBatches } from '../database/inBatches'
import { queueMail } from '../mail/outbox'
import { secondFactorMail } from '../mail/templates/secondFactorMail'
import type { Services } from '../platform/services'
import { RecoveryCodeModel } from './RecoveryCodeModel'
import { SecondFactorModel } from './SecondFactorModel'
import { SET_UP_LIFE } from './setUp'

/** For how long after they were turned on a mailed link turns codes off again, in milliseconds (docs/product.md ACC-86). */
const YOUNG = 72 * 60 * 60 * 1000

/** Turns codes off, and says so to their owner; a set-up that was begun is void. @returns whether they were on. */
export async function endSecondFactor(
  services: Services,
  trx: Knex,
  { id: userId, email }: Pick<UserModel, 'id' | 'email'>,
  by: Doer,
): Promise<boolean> {
  const factor = await SecondFactorModel.query(trx).findById(userId)
  await SecondFactorModel.query(trx).deleteById(userId)
  await RecoveryCodeModel.query(trx).where({ userId }).delete()
  if (factor?.confirmedAt == null) return false
  await noteSecurity(services, trx, userId, { kind: 'SECOND_FACTOR_OFF', by })
  await queueMail(services, trx, { to: email, userId, ...secondFactorMail(services.config, 'off') })
  return true
}

/** Turns codes off that were turned on after a moment: a stranger's, as far as a mailed link can know. */
async function endSince(services: Services, trx: Knex, userId: string, since: number, by: Doer): Promise<void> {
  const factor = await SecondFactorModel.query(trx).findById(userId)
  const user = factor && (await UserModel.query(trx).findById(userId))
  if (user && (factor.confirmedAt ?? since) >= since) await endSecondFactor(services, trx, user, by)
}

/** Turns codes off, when a password is set by a mailed link, that are not on for three days yet. */
export const endYoungFactor: Services['hooks']['passwordResets'][number] = (services, trx, userId, by) =>
  endSince(services, trx, userId, services.now() - YOUNG, by)

/** The same when a former address is brought back: those of less than three days before it was changed, or since. */
export const endFactorSince: Services['hooks']['emailReturns'][number] = (services, trx, userId, since, by) =>
  endSince(services, trx, userId, since - YOUNG, by)

/** Deletes set-ups that were not confirmed in time. */
export async function forgetSetUps({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteInBatches(db, SecondFactorModel.tableName, 'userId', (rows) =>
    rows.whereNull('confirmedAt').where('begunAt', '<', now() - SET_UP_LIFE),
  )
}

import type { Knex } from 'knex'
import { queueMail } from '../mail/outbox'
import { secondFactorMail } from '../mail/templates/secondFactorMail'
import { noteSecurity } from '../accounts/history/noteSecurity'
import { verifyPassword } from '../accounts/passwordHash'
import type { Caller } from '../accounts/sessions'
import type { UserModel } from '../accounts/UserModel'
import type { Services } from '../platform/services'
import { RecoveryCodeModel } from './RecoveryCodeModel'
import { readRecoveryCode, recoveryCodesLeft } from './recoveryCodes'
import { secretOf } from './sealing'
import { SecondFactorModel } from './SecondFactorModel'
import { stepOf } from './totp'

/** Uses a code up, in the transaction of what it is given for. @returns whether no other call did that first. */
export type TakeCode = (trx: Knex) => Promise<boolean>

/**
 * Looks at a code of an authenticator app, or a recovery code, that a person gives (docs/product.md ACC-83, ACC-84).
 * @returns what uses it up; null where it is not right.
 */
export async function readCode(
  services: Services,
  user: UserModel,
  factor: SecondFactorModel,
  given: string,
  by: Caller,
): Promise<TakeCode | null> {
  const code = given.normalize('NFKC').slice(0, 100)
  const digits = code.replace(/\s/g, '')
  return /^\d{6}$/.test(digits)
    ? readDigits(services, factor, digits)
    : readRecovery(services, user, readRecoveryCode(code), by)
}

function readDigits({ config, now }: Services, factor: SecondFactorModel, digits: string): TakeCode | null {
  const secret = secretOf(config.tokenSecrets, factor)
  const lastStep = secret === null ? null : stepOf(secret, digits, now())
  if (lastStep === null) return null
  const { userId, begunAt } = factor
  return async (trx) => {
    // Of one set-up alone, and once: also of two calls at the same time on two instances.
    const rows = SecondFactorModel.query(trx).findById(userId).where({ begunAt }).whereNotNull('confirmedAt')
    return (await rows.where('lastStep', '<', lastStep).patch({ lastStep })) === 1
  }
}

/** A text that is no recovery code takes as long as one that is not right. */
async function readRecovery(
  services: Services,
  user: UserModel,
  parts: ReturnType<typeof readRecoveryCode>,
  by: Caller,
): Promise<TakeCode | null> {
  const { id: userId, email } = user
  const { selector = '', rest = '' } = parts ?? {}
  const row = await RecoveryCodeModel.query(services.db).findOne({ userId, selector })
  if (!(await verifyPassword(services, rest, row?.hash ?? null)) || !row) return null
  return async (trx) => {
    if ((await RecoveryCodeModel.query(trx).deleteById(row.id).where({ userId })) === 0) return false
    const left = await recoveryCodesLeft(trx, userId)
    await noteSecurity(services, trx, userId, { kind: 'RECOVERY_CODE_USED', by })
    await queueMail(services, trx, { to: email, userId, ...secondFactorMail(services.config, 'used', left) })
    return true
  }
}

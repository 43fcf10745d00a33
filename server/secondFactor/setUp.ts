import { lockAccount } from '../accounts/lockAccount'
import { messages as accountMessages } from '../accounts/messages'
import { noteSecurity } from '../accounts/history/noteSecurity'
import { type Person, provenAccount } from '../accounts/provenAccount'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { secondFactorMail } from '../mail/templates/secondFactorMail'
import { inputError, unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import { messages } from './messages'
import { newRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes'
import { sealedSecret, secretOf } from './sealing'
import { SecondFactorModel } from './SecondFactorModel'
import { addressOf, newTotpSecret, stepOf } from './totp'

/** How long a set-up can be confirmed, in milliseconds (docs/product.md ACC-82). */
export const SET_UP_LIFE = 10 * 60 * 1000

/** What an authenticator app is handed, or what is wrong. */
export type BegunSetUp = { secret: string; address: string } | { errors: InputError[] }
/** Codes that are shown once, or what is wrong. */
export type ShownCodes = { codes: string[] } | { errors: InputError[] }

const isOn = () => ({ errors: [inputError('DUPLICATE', null, messages.isOn)] })

/** Begins to set codes up for a person who gives the password, in place of what was begun before (docs/product.md ACC-82). */
export async function beginSecondFactor(services: Services, person: Person, password: string): Promise<BegunSetUp> {
  const { userId } = person
  const proven = await provenAccount(services, person, password, messages.noPassword)
  if ('errors' in proven) return proven
  const { user } = proven
  const { productName, tokenSecrets } = services.config
  const secret = newTotpSecret()
  return inTransaction(services.db, async (trx): Promise<BegunSetUp> => {
    if ((await lockAccount(trx, user)) !== 'unchanged')
      return { errors: [inputError('WRONG_PASSWORD', 'password', accountMessages.wrongPassword)] }
    if (await SecondFactorModel.on(trx, userId)) return isOn()
    await SecondFactorModel.query(trx).deleteById(userId)
    await SecondFactorModel.query(trx).insert({
      ...{ userId, ...sealedSecret(tokenSecrets, userId, secret) },
      ...{ begunAt: services.now(), confirmedAt: null, lastStep: null },
    })
    return { secret, address: addressOf(secret, productName, user.email) }
  })
}

/** Turns codes on for a person whose app gives the right one, and mails the person. @returns recovery codes, once. */
export async function confirmSecondFactor(services: Services, person: Person, code: string): Promise<ShownCodes> {
  const { userId } = person
  const user = await UserModel.query(services.db).findById(userId)
  if (!user) throw unauthenticated()
  const over = { errors: [inputError('STALE', 'code', messages.setUpOver)] }
  const factor = await SecondFactorModel.query(services.db).findById(userId)
  if (factor?.confirmedAt != null) return isOn()
  if (!factor || factor.begunAt <= services.now() - SET_UP_LIFE) return over
  const secret = secretOf(services.config.tokenSecrets, factor)
  const step = secret === null ? null : stepOf(secret, code.normalize('NFKC').replace(/\s/g, ''), services.now())
  if (step === null) return { errors: [inputError('CODE_WRONG', 'code', messages.notTheCode)] }
  const codes = await newRecoveryCodes(services)
  return inTransaction(services.db, async (trx): Promise<ShownCodes> => {
    if ((await lockAccount(trx, user)) !== 'unchanged') return over
    const begun = SecondFactorModel.query(trx).findById(userId).where({ begunAt: factor.begunAt })
    const confirmed = await begun.whereNull('confirmedAt').patch({ confirmedAt: services.now(), lastStep: step })
    if (confirmed === 0) return over
    await replaceRecoveryCodes(services, trx, userId, codes)
    await noteSecurity(services, trx, userId, { kind: 'SECOND_FACTOR_ON', by: person })
    await queueMail(services, trx, { to: user.email, userId, ...secondFactorMail(services.config, 'on') })
    return { codes: codes.shown }
  })
}

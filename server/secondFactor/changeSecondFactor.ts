import type { Knex } from 'knex'
import { type Counted, consumeAttempt, forgetTries } from '../accounts/attempts'
import { lockAccount } from '../accounts/lockAccount'
import { messages as accountMessages } from '../accounts/messages'
import { noteSecurity } from '../accounts/history/noteSecurity'
import { type Person, provenAccount } from '../accounts/provenAccount'
import type { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { secondFactorMail } from '../mail/templates/secondFactorMail'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { endSecondFactor } from './endSecondFactor'
import { messages } from './messages'
import { newRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes'
import { SecondFactorModel } from './SecondFactorModel'
import type { ShownCodes } from './setUp'
import { readCode } from './takeCode'

/** What a person gives who changes their codes: the password, and a code. */
export interface BothProofs {
  password: string
  code: string
}

/**
 * Does something for a person who gives the password and a code, which is used up with it. Wrong codes count as wrong passwords
 * do, apart from these: the right password does not forget them (docs/product.md ACC-85).
 * @param make what it takes and is slow, before the transaction.
 */
async function withBoth<Made, Done>(
  services: Services,
  person: Person,
  { password, code }: BothProofs,
  make: () => Promise<Made>,
  work: (trx: Knex, user: UserModel, made: Made) => Promise<Done>,
): Promise<Done | { errors: InputError[] }> {
  const proven = await provenAccount(services, person, password)
  if ('errors' in proven) return proven
  const { user } = proven
  const factor = await SecondFactorModel.on(services.db, user.id)
  if (!factor) return { errors: [inputError('UNKNOWN', null, messages.isOff)] }
  if (code.trim() === '') return { errors: [inputError('CODE_REQUIRED', 'code', messages.codeRequired)] }
  const wrong = { errors: [inputError('CODE_WRONG', 'code', messages.codeWrong)] }
  const counted: Counted = { policy: 'password', of: `code of ${user.id}` }
  const open = await consumeAttempt(services, counted)
  const take = open ? await readCode(services, user, factor, code, person) : null
  if (!take) return wrong
  const made = await make()
  return inTransaction(services.db, async (trx) => {
    if ((await lockAccount(trx, user)) !== 'unchanged')
      return { errors: [inputError('WRONG_PASSWORD', 'password', accountMessages.wrongPassword)] }
    if (!(await take(trx))) return wrong
    await forgetTries(trx, counted)
    return work(trx, user, made)
  })
}

/** Makes new recovery codes in place of all others, and mails the person. @returns them, once. */
export async function renewRecoveryCodes(services: Services, person: Person, given: BothProofs): Promise<ShownCodes> {
  const { userId } = person
  const make = () => newRecoveryCodes(services)
  return withBoth(services, person, given, make, async (trx, { email }, codes) => {
    await replaceRecoveryCodes(services, trx, userId, codes)
    await noteSecurity(services, trx, userId, { kind: 'RECOVERY_CODES_RENEWED', by: person })
    await queueMail(services, trx, { to: email, userId, ...secondFactorMail(services.config, 'renewed') })
    return { codes: codes.shown }
  })
}

/** Turns codes off, and mails the person. @returns the errors; empty when it is done. */
export async function removeSecondFactor(services: Services, person: Person, given: BothProofs): Promise<InputError[]> {
  const nothing = async () => null
  const done = await withBoth(services, person, given, nothing, async (trx, user) => {
    await endSecondFactor(services, trx, user, person)
    return { errors: [] }
  })
  return done.errors
}

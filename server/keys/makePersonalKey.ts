import { LIMITS } from '../../schema/limits'
import { noteSecurity } from '../accounts/history/noteSecurity'
import { lockAccount } from '../accounts/lockAccount'
import { hasPassword } from '../accounts/passwordHash'
import { wrongProof } from '../accounts/presentPassword'
import { messages as accountMessages } from '../accounts/messages'
import type { Caller } from '../accounts/sessions'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError, MakePersonalKeyInput } from '../generated/schemaTypes'
import { readName } from '../households/readMemberInput'
import { queueMail } from '../mail/outbox'
import { personalKeyMadeMail } from '../mail/templates/personalKeyMadeMail'
import { inputError, unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import { AccessKeyModel } from './AccessKeyModel'
import { makeAccessKey } from './accessKey'
import { messages } from './messages'
import { liveKeys } from './personalKeys'
import { newId } from '../../schema/newId'

const DAY = 24 * 60 * 60 * 1000

/** A key that was made, which is nowhere but here, or what is wrong. */
export type MadeKey = { key: string; prefix: string } | { errors: InputError[] }

/**
 * Makes a key for a person who gives the password or another proof, and mails the person that it was made (docs/product.md ACC-55, ACC-56). Wrong
 * passwords count as those of other changes of the account.
 */
export async function makePersonalKey(
  services: Services,
  { userId, sessionId, ...caller }: { userId: string; sessionId: string | null } & Caller,
  input: MakePersonalKeyInput,
): Promise<MadeKey> {
  const user = await UserModel.query(services.db).findById(userId)
  if (!user) throw unauthenticated()
  const { name, errors } = readInput(input, hasPassword(user))
  if (errors.length > 0) return { errors }
  const wrong = await wrongProof(services, user, { password: input.password, sessionId }, 'password')
  if (wrong) return { errors: [wrong] }
  const { key, prefix, hash } = makeAccessKey('mwp')
  const now = services.now()
  return inTransaction(services.db, async (trx): Promise<MadeKey> => {
    // The password was verified outside the transaction; the lock also keeps two calls from making the eleventh key.
    if ((await lockAccount(trx, user)) !== 'unchanged')
      return { errors: [inputError('WRONG_PASSWORD', 'password', accountMessages.wrongPassword)] }
    if ((await liveKeys(trx, userId, now).resultSize()) >= LIMITS.personalKeys)
      return { errors: [inputError('TOO_MANY', null, messages.tooManyKeys())] }
    await AccessKeyModel.query(trx).insert({
      ...{ id: newId(), partnerId: null, userId, name, prefix, hash },
      scopes: [...new Set(input.scopes)],
      createdAt: now,
      expiresAt: now + input.days * DAY,
      revokedAt: null,
      lastUsedAt: null,
    })
    await noteSecurity(services, trx, userId, { kind: 'KEY_MADE', by: caller, subject: name })
    await queueMail(services, trx, { to: user.email, userId, ...personalKeyMadeMail(services.config, name) })
    return { key, prefix }
  })
}

/** The name as it is stored, and everything that is wrong with the input but for the password itself. */
function readInput({ name: given, scopes, days, password }: MakePersonalKeyInput, asksPassword: boolean) {
  const { name, errors } = readName(given)
  return {
    name,
    errors: [
      ...errors,
      ...(scopes.length === 0 ? [inputError('REQUIRED', 'scopes', messages.noScopes)] : []),
      ...(days < 1 || days > LIMITS.keyDays ? [inputError('OUT_OF_RANGE', 'days', messages.daysRange())] : []),
      ...(asksPassword && password.trim() === '' ? [inputError('REQUIRED', 'password', messages.blankPassword)] : []),
    ],
  }
}

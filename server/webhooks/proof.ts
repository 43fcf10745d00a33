import { messages as accountMessages } from '../accounts/messages'
import { lockAccount } from '../accounts/lockAccount'
import { hasPassword } from '../accounts/passwordHash'
import { wrongProof } from '../accounts/presentPassword'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { PartnerModel } from '../partners/PartnerModel'
import { inputError, unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'
import type { Owner } from './Owner'
import { messages } from './messages'
import type { Knex } from 'knex'

/** What was wrong, in place of a result. */
export interface Refused {
  errors: InputError[]
}

/**
 * Does something about an owner's webhooks under the owner's lock. A person proves by the password, or another proof, that it
 * is the person, as for a key (docs/product.md ACC-56); a partner by its key.
 *
 * @param found what is wrong already, which is said together with a blank password.
 * @param work gets the person, null for a partner.
 */
export async function withProof<Result extends object>(
  services: Services,
  owner: Owner,
  password: string | null | undefined,
  found: readonly InputError[],
  work: (trx: Knex.Transaction, user: UserModel | null) => Promise<Result | Refused>,
): Promise<Result | Refused> {
  const { db } = services
  if ('partnerId' in owner) {
    if (found.length > 0) return { errors: [...found] }
    return inTransaction(db, async (trx) => {
      await PartnerModel.query(trx).findById(owner.partnerId).forUpdate().throwIfNotFound()
      return work(trx, null)
    })
  }
  const user = await UserModel.query(db).findById(owner.userId)
  if (!user) throw unauthenticated()
  const isBlank = hasPassword(user) && (password ?? '').trim() === ''
  const errors = [...found, ...(isBlank ? [inputError('REQUIRED', 'password', messages.blankPassword)] : [])]
  if (errors.length > 0) return { errors }
  const proof = { password: password ?? '', sessionId: owner.sessionId }
  const wrong = await wrongProof(services, user, proof, 'password')
  if (wrong) return { errors: [wrong] }
  return inTransaction(db, async (trx) => {
    // The password was verified outside the transaction.
    if ((await lockAccount(trx, user)) !== 'unchanged')
      return { errors: [inputError('WRONG_PASSWORD', 'password', accountMessages.wrongPassword)] }
    return work(trx, user)
  })
}

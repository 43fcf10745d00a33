import { inTransaction } from '../database/transaction'
import type { Services } from '../platform/services'
import { findKey, useKey } from './mailedKeys'
import { UserModel } from './UserModel'

/**
 * Confirms the address that a key was mailed to. Password and marketing choice become those of the key's own sign-up
 * (docs/product.md ACC-23).
 * @returns whether the key was valid.
 */
export async function confirmEmail({ db, now }: Services, key: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const at = now()
    const found = await findKey(trx, 'confirm', key, at)
    if (!found?.userId || !(await useKey(trx, found, at))) return false
    const { passwordHash, marketingOptIn } = found
    await UserModel.query(trx)
      .findById(found.userId)
      .whereNull('confirmedAt')
      .patch({
        confirmedAt: at,
        ...(passwordHash !== null && { passwordHash }),
        ...(marketingOptIn !== null && { marketingOptIn }),
      })
    return true
  })
}

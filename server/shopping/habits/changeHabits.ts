import type { Knex } from 'knex'
import type { InputError, ShopHabits } from '../../generated/schemaTypes'
import { announceHousehold } from '../../households/announceHousehold'
import { inHousehold } from '../../households/changeHousehold'
import { checkHousehold } from '../../households/checkHousehold'
import type { Caller } from '../../request/context'
import type { Services } from '../../platform/services'
import { ShopStateModel } from './ShopStateModel'
import { habitsOf } from './viewOfHabits'

/** The outcome of a change of how a household shops. */
export interface HabitsOutcome {
  shopHabits: ShopHabits | null
  errors: InputError[]
}

/** What is stored, in the transaction that holds the household. @returns what is wrong; then nothing is stored. */
export type HabitsChange = (trx: Knex.Transaction, householdId: string) => Promise<InputError[]>

/**
 * Changes how a user's household shops. Changes happen in the order in which they arrive, one after the other
 * (docs/product.md SHOP-45, SHOP-48).
 * @param meant the household for which the change is; null for the user's, whichever it is.
 */
export async function changeHabits(
  services: Services,
  caller: Caller,
  meant: string | null | undefined,
  work: HabitsChange,
): Promise<HabitsOutcome> {
  const { householdId, errors } = await inHousehold(services, caller, async ({ trx, self: { householdId } }) => {
    const strange = checkHousehold(meant, householdId)
    const errors = strange.length > 0 ? strange : await work(trx, householdId)
    if (errors.length === 0) await countChange(trx, householdId)
    return { householdId, errors }
  })
  if (errors.length > 0) return { shopHabits: null, errors }
  announceHousehold(services, householdId, 'habits')
  return { shopHabits: await habitsOf(services, caller.userId), errors: [] }
}

async function countChange(trx: Knex.Transaction, householdId: string): Promise<void> {
  const counted = await ShopStateModel.query(trx)
    .findById(householdId)
    .patch({ version: ShopStateModel.raw('?? + 1', ['version']) })
  if (counted === 0) await ShopStateModel.query(trx).insert({ householdId, version: 1 })
}

import type { InputError, ShopHabits } from '../../generated/schemaTypes'
import { checkHousehold } from '../../households/checkHousehold'
import { doOperations } from '../../operations/doOperations'
import type { Caller } from '../../request/context'
import type { Services } from '../../platform/services'
import { habitsPart } from './habitsPart'
import type { HabitsAct } from './habitsState'
import { habitsOf } from './viewOfHabits'

/** The outcome of a change of how a household shops. */
export interface HabitsOutcome {
  shopHabits: ShopHabits | null
  errors: InputError[]
}

/**
 * Changes how a user's household shops, in the order in which the calls arrive (docs/product.md SHOP-45, SHOP-48).
 * @param meant the household for which the change is; null for the user's, whichever it is.
 */
export async function changeHabits(
  services: Services,
  caller: Caller,
  meant: string | null | undefined,
  acts: readonly HabitsAct[],
): Promise<HabitsOutcome> {
  const { errors } = await doOperations(services, caller, habitsPart, {
    operations: acts.map((act) => ({ id: null, at: null, act, path: '', actPath: '' })),
    isWhole: true,
    checkFor: (householdId) => checkHousehold(meant, householdId),
  })
  if (errors.length > 0) return { shopHabits: null, errors: [...errors] }
  return { shopHabits: await habitsOf(services, caller), errors: [] }
}

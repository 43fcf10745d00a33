import type { MutationArrangeShopArgs } from '../../generated/schemaTypes'
import type { Caller } from '../../request/context'
import type { Services } from '../../platform/services'
import { storeIds } from '../../stores/StoreModel'
import { changeHabits, type HabitsOutcome } from './changeHabits'
import { checkArrangement, toHabitsAct } from './readHabitsActs'

/** Arranges the areas of a store for a user's household, or brings their usual order back (docs/product.md SHOP-45). */
export async function arrangeShop(
  services: Services,
  caller: Caller,
  { householdId, ...arrangeShop }: MutationArrangeShopArgs,
): Promise<HabitsOutcome> {
  const stores = arrangeShop.store ? await storeIds(services.db) : new Set<string>()
  const errors = checkArrangement(arrangeShop, stores, '')
  if (errors.length > 0) return { shopHabits: null, errors }
  return changeHabits(services, caller, householdId, [toHabitsAct({ arrangeShop })])
}

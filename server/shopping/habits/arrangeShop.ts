import { AREAS, type Area, arrangedAreas } from '../../../schema/areas'
import { LIMITS } from '../../../schema/limits'
import { inputError } from '../../platform/errors'
import type { InputError, MutationArrangeShopArgs } from '../../generated/schemaTypes'
import type { Caller } from '../../request/context'
import type { Services } from '../../platform/services'
import { storeIds } from '../../stores/StoreModel'
import { changeHabits, type HabitsOutcome } from './changeHabits'
import { messages } from './messages'
import { ShopOrderModel } from './ShopOrderModel'

/** Arranges the areas of a store for a user's household, or brings their usual order back (docs/product.md SHOP-45). */
export async function arrangeShop(
  services: Services,
  caller: Caller,
  { store: given, areas: named, householdId: meant }: MutationArrangeShopArgs,
): Promise<HabitsOutcome> {
  const store = given ?? ''
  const areas = named ?? null
  const errors = areas ? checkAreas(areas) : []
  if (store !== '' && !(await storeIds(services.db)).has(store))
    errors.unshift(inputError('UNKNOWN', 'store', messages.unknownStore))
  if (errors.length > 0) return { shopHabits: null, errors }
  return changeHabits(services, caller, meant, async (trx, householdId) => {
    if (areas === null) {
      await ShopOrderModel.query(trx).deleteById([householdId, store])
      return []
    }
    const present = await ShopOrderModel.query(trx).where({ householdId }).select('store')
    if (present.length >= LIMITS.shopOrders && !present.some((order) => order.store === store))
      return [inputError('TOO_MANY', 'store', messages.tooManyOrders())]
    await trx(ShopOrderModel.tableName)
      .insert({ householdId, store, areas: JSON.stringify(arrangedAreas(areas)) })
      .onConflict(['householdId', 'store'])
      .merge()
    return []
  })
}

function checkAreas(areas: readonly string[]): InputError[] {
  if (areas.length === 0) return [inputError('REQUIRED', 'areas', messages.noAreas)]
  if (areas.length > AREAS.length) return [inputError('TOO_MANY', 'areas', messages.areaTwice)]
  return areas.flatMap((area, index) => {
    if (!AREAS.includes(area as Area)) return [inputError('UNKNOWN', `areas[${index}]`, messages.unknownArea)]
    return areas.indexOf(area) < index ? [inputError('DUPLICATE', `areas[${index}]`, messages.areaTwice)] : []
  })
}

import { LIMITS } from '../../../schema/limits'
import type { InputError, MutationSetOwnPricesArgs, OwnPriceInput } from '../../generated/schemaTypes'
import { checkCount } from '../../operations/checkOperations'
import type { Caller } from '../../request/context'
import type { Services } from '../../platform/services'
import { changeHabits, type HabitsOutcome } from './changeHabits'
import { messages } from './messages'
import { checkPrice, toHabitsAct } from './readHabitsActs'

/** Remembers what a user's household pays, or forgets it; of one product the last counts (docs/product.md SHOP-48). */
export async function setOwnPrices(
  services: Services,
  caller: Caller,
  { prices, householdId }: MutationSetOwnPricesArgs,
): Promise<HabitsOutcome> {
  const errors = checkPrices(prices)
  if (errors.length > 0) return { shopHabits: null, errors }
  const acts = prices.map((setPrice) => toHabitsAct({ setPrice }))
  return changeHabits(services, caller, householdId, acts)
}

function checkPrices(prices: readonly OwnPriceInput[]): InputError[] {
  const bounds = { most: LIMITS.ownPrices, none: messages.noPrices, tooMany: messages.tooManyPrices() }
  const wrong = checkCount(prices, bounds, 'prices')
  return wrong.length > 0 ? wrong : prices.flatMap((price, index) => checkPrice(price, `prices[${index}]`))
}

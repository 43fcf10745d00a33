import type { Knex } from 'knex'
import { LIMITS } from '../../../schema/limits'
import { inputError } from '../../platform/errors'
import type { InputError, MutationSetOwnPricesArgs, OwnPriceInput } from '../../generated/schemaTypes'
import type { Caller } from '../../request/context'
import type { Services } from '../../platform/services'
import { changeHabits, type HabitsOutcome } from './changeHabits'
import { messages } from './messages'
import { OwnPriceModel } from './OwnPriceModel'

const LONGEST_PRODUCT = 210

/** Remembers what a user's household pays, or forgets it (docs/product.md SHOP-48). */
export async function setOwnPrices(
  services: Services,
  caller: Caller,
  { prices: given, householdId: meant }: MutationSetOwnPricesArgs,
): Promise<HabitsOutcome> {
  const errors = checkPrices(given)
  if (errors.length > 0) return { shopHabits: null, errors }
  // Of one product the last counts.
  const prices = [...new Map(given.map(({ product, cents }) => [product, cents ?? null]))]
  const at = services.now()
  return changeHabits(services, caller, meant, async (trx, householdId) => {
    const known = prices.flatMap(([product, cents]) => (cents === null ? [] : [{ householdId, product, cents, at }]))
    const forgotten = prices.flatMap(([product, cents]) => (cents === null ? [product] : []))
    const stored = trx(OwnPriceModel.tableName)
    if (known.length > 0) await stored.clone().insert(known).onConflict(['householdId', 'product']).merge()
    if (forgotten.length > 0) await stored.clone().where({ householdId }).whereIn('product', forgotten).delete()
    await forgetOldest(trx, householdId)
    return []
  })
}

async function forgetOldest(trx: Knex.Transaction, householdId: string): Promise<void> {
  const kept = await OwnPriceModel.query(trx)
    .where({ householdId })
    .orderBy([{ column: 'at', order: 'desc' }, 'product'])
    .select('product')
  const beyond = kept.slice(LIMITS.ownPrices).map(({ product }) => product)
  if (beyond.length > 0) await OwnPriceModel.query(trx).where({ householdId }).whereIn('product', beyond).delete()
}

function checkPrices(prices: readonly OwnPriceInput[]): InputError[] {
  if (prices.length === 0) return [inputError('REQUIRED', 'prices', messages.noPrices)]
  if (prices.length > LIMITS.ownPrices) return [inputError('TOO_MANY', 'prices', messages.tooManyPrices())]
  return prices.flatMap(({ product, cents }, index) => {
    const wrong: InputError[] = []
    if (product !== product.trim() || product.length < 1 || product.length > LONGEST_PRODUCT)
      wrong.push(inputError('INVALID', `prices[${index}].product`, messages.notProduct))
    if (cents != null && (cents < 1 || cents > LIMITS.priceCents))
      wrong.push(inputError('OUT_OF_RANGE', `prices[${index}].cents`, messages.priceRange()))
    return wrong
  })
}

import type { Knex } from 'knex'
import type { OwnPrices } from '../../schema/ownPrices'
import { placeOf } from '../households/householdReader'
import type { Caller } from '../request/context'
import { OwnPriceModel } from './OwnPriceModel'

/** What a caller's household pays (docs/product.md SHOP-48): one query. */
export async function ownPricesOf(db: Knex, caller: Caller): Promise<OwnPrices> {
  const rows = await OwnPriceModel.query(db)
    .join('household_members', 'household_members.householdId', 'own_prices.householdId')
    .where(placeOf(caller))
    .select('own_prices.*')
  return new Map(rows.map(({ product, cents }) => [product, cents]))
}

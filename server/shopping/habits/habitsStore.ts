import type { Knex } from 'knex'
import type { Area } from '../../../schema/areas'
import type { OwnPrices } from '../../../schema/ownPrices'
import { membership } from '../../households/membership'
import { type Context, userOf } from '../../request/context'
import { OwnPriceModel } from './OwnPriceModel'
import { ShopOrderModel } from './ShopOrderModel'
import { ShopStateModel } from './ShopStateModel'

/** How a household shops, as it is stored. */
export interface StoredHabits {
  readonly version: number
  /** By the store's key, empty for where no store is chosen. */
  readonly orders: ReadonlyMap<string, readonly Area[]>
  readonly prices: OwnPrices
}

/** Reads how a household shops. */
export async function readHabits(db: Knex, householdId: string): Promise<StoredHabits> {
  const [whole, orders, prices] = await Promise.all([
    ShopStateModel.query(db).findById(householdId),
    ShopOrderModel.query(db).where({ householdId }).orderBy('store'),
    readPrices(db, householdId),
  ])
  return {
    version: whole?.version ?? 0,
    orders: new Map(orders.map(({ store, areas }) => [store, areas])),
    prices,
  }
}

async function readPrices(db: Knex, householdId: string): Promise<OwnPrices> {
  const rows = await OwnPriceModel.query(db).where({ householdId }).orderBy('product')
  return new Map(rows.map(({ product, cents }) => [product, cents]))
}

const pricesByCall = new WeakMap<Context, Promise<OwnPrices>>()

/** What the household of a call's user pays, read once for the call. */
export function pricesOfCall(context: Context): Promise<OwnPrices> {
  const { services } = context
  const read = async () => readPrices(services.db, (await membership(services, userOf(context).userId)).householdId)
  const prices = pricesByCall.get(context) ?? read()
  pricesByCall.set(context, prices)
  return prices
}

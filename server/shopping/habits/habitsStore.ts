import type { Knex } from 'knex'
import type { Area } from '../../../schema/areas'
import type { OwnPrices } from '../../../schema/ownPrices'
import { jsonRows, readJsonRows } from '../../database/jsonRows'
import { type Context, userOf } from '../../request/context'
import { OwnPriceModel } from './OwnPriceModel'
import { ShopOrderModel } from './ShopOrderModel'
import { ShopStateModel } from './ShopStateModel'

/** How a household shops, as it is stored. */
interface StoredHabits {
  readonly version: number
  /** By the store's key, empty for where no store is chosen. */
  readonly orders: ReadonlyMap<string, readonly Area[]>
  readonly prices: OwnPrices
}

/** The same as columns of one row. */
export interface HabitsColumns {
  habits: unknown
  orders: unknown
  prices: unknown
}

const STATE = ['version'] as const
const ORDER = ['store', 'areas'] as const
const PRICE = ['product', 'cents'] as const

/** Adds them to a query in which the household's id is a column. */
export function withHabits(query: Knex.QueryBuilder, db: Knex, householdId: string): Knex.QueryBuilder {
  const of = (table: string) => db(table).where(`${table}.householdId`, db.ref(householdId))
  return query.select(
    jsonRows(db, of(ShopStateModel.tableName), STATE).as('habits'),
    jsonRows(db, of(ShopOrderModel.tableName), ORDER).as('orders'),
    jsonRows(db, of(OwnPriceModel.tableName), PRICE).as('prices'),
  )
}

/** How the household of such a row shops. */
export function readHabits({ habits, orders, prices }: HabitsColumns): StoredHabits {
  const [whole] = readJsonRows<ShopStateModel>(habits, STATE)
  const stored = readJsonRows<{ store: string; areas: string }>(orders, ORDER)
  return {
    version: whole?.version ?? 0,
    orders: new Map(stored.map(({ store, areas }) => [store, JSON.parse(areas) as Area[]])),
    prices: pricesIn(readJsonRows<OwnPriceModel>(prices, PRICE)),
  }
}

const pricesIn = (rows: readonly Pick<OwnPriceModel, 'product' | 'cents'>[]): OwnPrices =>
  new Map(rows.map(({ product, cents }) => [product, cents]))

const pricesByCall = new WeakMap<Context, Promise<OwnPrices>>()

/** What the household of a call's user pays, read once for the call. */
export function pricesOfCall(context: Context): Promise<OwnPrices> {
  const read = async () =>
    pricesIn(
      await OwnPriceModel.query(context.services.db)
        .join('household_members', 'household_members.householdId', 'own_prices.householdId')
        .where('household_members.userId', userOf(context).userId)
        .select('own_prices.*'),
    )
  const prices = pricesByCall.get(context) ?? read()
  pricesByCall.set(context, prices)
  return prices
}

import type { Knex } from 'knex'
import type { Area } from '../../../schema/areas'
import type { OwnPrices } from '../../../schema/ownPrices'
import { StaleRead } from '../../database/faults'
import { jsonRows, readJsonRows } from '../../database/jsonRows'
import { askingFor, type Context, userOf } from '../../request/context'
import { ProductPhotoModel } from '../../photos/ProductPhotoModel'
import { OwnPriceModel } from '../../stores/OwnPriceModel'
import { ownPricesOf } from '../../stores/ownPrices'
import type { HabitsState } from './habitsState'
import { LearnedCodeModel } from './LearnedCodeModel'
import { ShopOrderModel } from './ShopOrderModel'
import { ShopStateModel } from './ShopStateModel'
import { ShopWordModel } from './ShopWordModel'

/** How a household shops, as it is stored. */
export interface StoredHabits {
  readonly version: number
  readonly state: HabitsState
}

/** What has a photo, with its id. */
export type PhotographedProduct = Pick<ProductPhotoModel, 'product' | 'photo'>

/** The photos of what a household buys, of such a row. */
export const readProductPhotos = ({ photos }: HabitsColumns): PhotographedProduct[] =>
  readJsonRows<PhotographedProduct>(photos, PHOTO)

/** The same as columns of one row; the last words only where they decide about others. */
export interface HabitsColumns {
  habits: unknown
  orders: unknown
  prices: unknown
  codes: unknown
  photos: unknown
  words?: unknown
}

const STATE = ['version'] as const
const ORDER = ['store', 'areas'] as const
const PRICE = ['product', 'cents', 'at'] as const
const CODE = ['code', 'name', 'ingredient', 'at'] as const
const PHOTO = ['product', 'photo'] as const
const WORD = ['subject', 'at', 'operationId'] as const

type Only = (rows: Knex.QueryBuilder) => Knex.QueryBuilder

const rowsOf = (db: Knex, table: string, householdId: string, only: Only) =>
  only(db(table).where(`${table}.householdId`, db.ref(householdId)))

/**
 * Adds them to a query in which the household's id is a column.
 * @param only narrows each of the queries, such as to one row of the outer one.
 */
export function withHabits(
  query: Knex.QueryBuilder,
  db: Knex,
  householdId: string,
  only: Only = (rows) => rows,
): Knex.QueryBuilder {
  const of = (table: string) => rowsOf(db, table, householdId, only)
  return query.select(
    jsonRows(db, of(ShopStateModel.tableName), STATE).as('habits'),
    jsonRows(db, of(ShopOrderModel.tableName), ORDER).as('orders'),
    jsonRows(db, of(OwnPriceModel.tableName), PRICE).as('prices'),
    jsonRows(db, of(LearnedCodeModel.tableName), CODE).as('codes'),
    jsonRows(db, of(ProductPhotoModel.tableName), PHOTO).as('photos'),
  )
}

/** The same with the last words. */
export function withHabitsWords(
  query: Knex.QueryBuilder,
  db: Knex,
  householdId: string,
  only: Only,
): Knex.QueryBuilder {
  const words = rowsOf(db, ShopWordModel.tableName, householdId, only)
  return withHabits(query, db, householdId, only).select(jsonRows(db, words, WORD).as('words'))
}

/** How the household of such a row shops. */
export function readHabits({ habits, orders, prices, codes, words }: HabitsColumns): StoredHabits {
  const [whole] = readJsonRows<ShopStateModel>(habits, STATE)
  const ordered = readJsonRows<{ store: string; areas: string }>(orders, ORDER)
  return {
    version: whole?.version ?? 0,
    state: {
      orders: new Map(ordered.map(({ store, areas }) => [store, JSON.parse(areas) as Area[]])),
      prices: new Map(
        readJsonRows<OwnPriceModel>(prices, PRICE).map(({ product, cents, at }) => [product, { cents, at }]),
      ),
      codes: new Map(
        readJsonRows<LearnedCodeModel>(codes, CODE).map(({ code, name, ingredient, at }) => [
          code,
          { name, ingredient, at },
        ]),
      ),
      words: new Map(
        readJsonRows<ShopWordModel>(words, WORD).map(({ subject, at, operationId }) => [subject, { at, operationId }]),
      ),
    },
  }
}

/** Counts a change of what is stored beside the state. For the transaction of `inHousehold`. */
export async function countHabits(trx: Knex.Transaction, householdId: string): Promise<void> {
  const changed = await trx(ShopStateModel.tableName).where({ householdId }).increment('version')
  if (changed === 0) await trx(ShopStateModel.tableName).insert({ householdId, version: 1 })
}

/**
 * Stores what has changed of how a household shops. For the transaction of `inHousehold`.
 * @throws StaleRead where it is not what was read any more.
 */
export async function writeHabits(
  trx: Knex.Transaction,
  householdId: string,
  { version: present, state: before }: StoredHabits,
  { version, state }: StoredHabits,
): Promise<void> {
  const states = trx(ShopStateModel.tableName)
  if (present === 0) await states.insert({ householdId, version })
  else if ((await states.where({ householdId, version: present }).update({ version })) === 0) throw new StaleRead()
  const write = async <Value>(
    [table, key]: readonly [table: string, key: string],
    [old, next]: readonly [ReadonlyMap<string, Value>, ReadonlyMap<string, Value>],
    columns: (value: Value) => object,
  ) => {
    const changed = [...next].filter(([one, value]) => old.get(one) !== value)
    const gone = [...old.keys()].filter((one) => !next.has(one))
    const rows = changed.map(([one, value]) => ({ householdId, [key]: one, ...columns(value) }))
    if (rows.length > 0) await trx(table).insert(rows).onConflict(['householdId', key]).merge()
    if (gone.length > 0) await trx(table).where({ householdId }).whereIn(key, gone).delete()
  }
  await write([ShopOrderModel.tableName, 'store'], [before.orders, state.orders], (areas) => ({
    areas: JSON.stringify(areas),
  }))
  await write([OwnPriceModel.tableName, 'product'], [before.prices, state.prices], (price) => price)
  await write([LearnedCodeModel.tableName, 'code'], [before.codes, state.codes], (code) => code)
  await write([ShopWordModel.tableName, 'subject'], [before.words, state.words], (word) => word)
}

const pricesByCall = new WeakMap<Context, Map<string, Promise<OwnPrices>>>()

/** What a household of a call's user pays, read once for the call; of the household for which the call is without one. */
export function pricesOfCall(context: Context, householdId: string | null): Promise<OwnPrices> {
  const caller = householdId === null ? userOf(context) : askingFor(userOf(context), householdId)
  const known = pricesByCall.get(context) ?? new Map<string, Promise<OwnPrices>>()
  const prices = known.get(householdId ?? '') ?? ownPricesOf(context.services, caller)
  pricesByCall.set(context, known.set(householdId ?? '', prices))
  return prices
}

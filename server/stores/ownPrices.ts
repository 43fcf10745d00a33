import type { OwnPrices } from '../../schema/ownPrices'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import { householdReader, onOwnRow } from '../households/householdReader'
import { OwnPriceModel } from './OwnPriceModel'

const PRICE = ['product', 'cents'] as const

/** What the household of a call pays (docs/product.md SHOP-48). */
export const ownPricesOf = householdReader<{ ownPrices: unknown }, OwnPrices>(
  (query, db) => {
    const prices = db(OwnPriceModel.tableName).where('own_prices.householdId', db.ref('households.id'))
    return query.select(jsonRows(db, onOwnRow(db)(prices), PRICE).as('ownPrices'))
  },
  ({ own }) => new Map(readJsonRows<OwnPriceModel>(own.ownPrices, PRICE).map(({ product, cents }) => [product, cents])),
)

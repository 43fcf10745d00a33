import { photoPath } from '../../../schema/photoPath'
import { compareText } from '../../pure/compareText'
import { globalId } from '../../pure/globalId'
import type { ShopHabits } from '../../generated/schemaTypes'
import { jsonRows, readJsonRows } from '../../database/jsonRows'
import { householdReader, onOwnRow } from '../../households/householdReader'
import type { Services } from '../../platform/services'
import { UserSettingsModel } from '../../settings/UserSettingsModel'
import { StoreModel } from '../../stores/StoreModel'
import { type HabitsColumns, readHabits, readProductPhotos, withHabits } from './habitsStore'
import type { Caller } from '../../request/context'

/** In ids the key of where no store is chosen; no store has it. */
const NO_STORE = '*'

interface Columns extends HabitsColumns {
  store: unknown
}

const STORE = ['stores.id', 'stores.name'] as const

const readColumns = householdReader<Columns, Columns>(
  (query, db) => {
    const store = db(UserSettingsModel.tableName)
      .join(StoreModel.tableName, 'stores.id', 'user_settings.preferredStoreId')
      .where('user_settings.userId', db.ref('mine.userId'))
    const withStore = query.select(jsonRows(db, onOwnRow(db)(store), STORE).as('store'))
    return withHabits(withStore, db, 'households.id', onOwnRow(db))
  },
  ({ own }) => own,
)

/** How the household of a call shops, and which store the caller prefers (docs/product.md SHOP-45, SHOP-48). */
export const habitsOf = async (services: Services, caller: Caller): Promise<ShopHabits> =>
  viewOf(await readColumns(services, caller), services.config.publicUrl)

function viewOf({ store: preferred, ...columns }: Columns, publicUrl: string): ShopHabits {
  const {
    version,
    state: { orders, prices, codes },
  } = readHabits(columns)
  const [store] = readJsonRows<Record<(typeof STORE)[number], string>>(preferred, STORE)
  return {
    version,
    store: store ? { id: store['stores.id'], name: store['stores.name'] } : null,
    orders: [...orders]
      .map(([key, areas]) => ({
        id: globalId('ShopOrder', key === '' ? NO_STORE : key),
        store: key === '' ? null : key,
        areas: [...areas],
      }))
      .sort((one, other) => compareText(one.store ?? '', other.store ?? '')),
    prices: [...prices]
      .map(([product, { cents }]) => ({ id: globalId('OwnPrice', product), product, cents }))
      .sort((one, other) => compareText(one.product, other.product)),
    codes: [...codes]
      .map(([code, { name, ingredient }]) => ({ id: globalId('LearnedCode', code), code, name, ingredient }))
      .sort((one, other) => compareText(one.code, other.code)),
    photos: readProductPhotos(columns)
      .map(({ product, photo }) => ({
        id: globalId('ProductPhoto', product),
        product,
        photo,
        url: publicUrl + photoPath(photo, 'whole'),
      }))
      .sort((one, other) => compareText(one.product, other.product)),
  }
}

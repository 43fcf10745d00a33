import { photoPath } from '../../../schema/photoPath'
import { compareText } from '../../pure/compareText'
import { globalId } from '../../pure/globalId'
import type { ShopHabits } from '../../generated/schemaTypes'
import { householdReader } from '../../households/householdReader'
import type { Services } from '../../platform/services'
import { UserSettingsModel } from '../../settings/UserSettingsModel'
import { StoreModel } from '../../stores/StoreModel'
import { type HabitsColumns, readHabits, readProductPhotos, withHabits } from './habitsStore'
import type { Caller } from '../../request/context'

/** In ids the key of where no store is chosen; no store has it. */
const NO_STORE = '*'

interface Row extends HabitsColumns {
  storeId: string | null
  storeName: string | null
}

const readRow = householdReader<Row, Row>(
  (mine, db) =>
    withHabits(
      mine
        .leftJoin(UserSettingsModel.tableName, 'user_settings.userId', 'mine.userId')
        .leftJoin(StoreModel.tableName, 'stores.id', 'user_settings.preferredStoreId')
        .select('stores.id as storeId', 'stores.name as storeName'),
      db,
      'mine.householdId',
    ),
  ([row]) => row as Row,
)

/**
 * How the household of a call shops, and which store the caller prefers (docs/product.md SHOP-45, SHOP-48): one query,
 * shared with concurrent reads.
 */
export const habitsOf = async (services: Services, caller: Caller): Promise<ShopHabits> =>
  viewOf(await readRow(services, caller), services.config.publicUrl)

function viewOf({ storeId, storeName, ...columns }: Row, publicUrl: string): ShopHabits {
  const {
    version,
    state: { orders, prices, codes },
  } = readHabits(columns)
  return {
    version,
    store: storeId !== null && storeName !== null ? { id: storeId, name: storeName } : null,
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

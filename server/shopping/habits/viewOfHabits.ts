import { compareText } from '../../pure/compareText'
import { globalId } from '../../pure/globalId'
import { createBatchLoader } from '../../database/createBatchLoader'
import type { ShopHabits } from '../../generated/schemaTypes'
import { membership } from '../../households/membership'
import type { Services } from '../../platform/services'
import { UserSettingsModel } from '../../settings/UserSettingsModel'
import { StoreModel } from '../../stores/StoreModel'
import { type HabitsColumns, readHabits, withHabits } from './habitsStore'

/** In ids the key of where no store is chosen; no store has it. */
const NO_STORE = '*'

interface Row extends HabitsColumns {
  userId: string
  storeId: string | null
  storeName: string | null
}

/** How accounts' households shop, with the stores that the accounts prefer: one query, shared with concurrent reads. */
const rowOf = createBatchLoader(async (db, userIds) => {
  const rows = (await withHabits(
    db('household_members as mine')
      .leftJoin(UserSettingsModel.tableName, 'user_settings.userId', 'mine.userId')
      .leftJoin(StoreModel.tableName, 'stores.id', 'user_settings.preferredStoreId')
      .whereIn('mine.userId', [...userIds])
      .select('mine.userId', 'stores.id as storeId', 'stores.name as storeName'),
    db,
    'mine.householdId',
  )) as Row[]
  return new Map(rows.map((row) => [row.userId, row]))
})

/** How a user's household shops, and which store the user prefers (docs/product.md SHOP-45, SHOP-48). */
export async function habitsOf(services: Services, userId: string): Promise<ShopHabits> {
  for (;;) {
    const row = await rowOf(services.db, userId)
    if (row) return viewOf(row)
    await membership(services, userId)
  }
}

function viewOf({ storeId, storeName, ...columns }: Row): ShopHabits {
  const {
    version,
    state: { orders, prices },
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
  }
}

import type { Knex } from 'knex'
import type { ShopHabits } from '../../generated/resolverTypes'
import { membership } from '../../households/membership'
import type { Services } from '../../services'
import { readSettings } from '../../settings/readSettings'
import { StoreModel } from '../../stores/StoreModel'
import { readHabits } from './habitsStore'

/** How a user's household shops, and which store the user prefers (docs/product.md SHOP-45, SHOP-48). */
export async function habitsOf(services: Services, userId: string): Promise<ShopHabits> {
  const { householdId } = await membership(services, userId)
  const [{ version, orders, prices }, store] = await Promise.all([
    readHabits(services.db, householdId),
    preferredStore(services.db, userId),
  ])
  return {
    version,
    store,
    orders: [...orders].map(([key, areas]) => ({ store: key === '' ? null : key, areas: [...areas] })),
    prices: [...prices].map(([product, cents]) => ({ product, cents })),
  }
}

async function preferredStore(db: Knex, userId: string): Promise<{ id: string; name: string } | null> {
  const { preferredStore: name } = await readSettings(db, userId)
  const store = name === null ? undefined : await StoreModel.query(db).findOne('name', name)
  return store ? { id: store.id, name: store.name } : null
}

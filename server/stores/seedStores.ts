import type { Services } from '../platform/services'
import { StoreModel } from './StoreModel'

/** A made-up store, so that links can be seen where the product is tried. */
const EXAMPLE = { id: 'corner-grocer', name: 'Corner Grocer', linkTemplate: 'https://shop.example/search?q={name}' }

/** Makes the example store where the configuration has a demo and there is no store at all. */
export async function seedStores({ config, db, now }: Pick<Services, 'config' | 'db' | 'now'>): Promise<void> {
  if (!config.demo || (await StoreModel.query(db).first())) return
  await db(StoreModel.tableName)
    .insert({ ...EXAMPLE, changedAt: now() })
    .onConflict('id')
    .ignore()
}

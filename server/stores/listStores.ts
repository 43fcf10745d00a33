import type { Services } from '../platform/services'
import { StoreModel } from './StoreModel'

/** Names of the stores that can be preferred, sorted. */
export async function listStores({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const stores = await StoreModel.query(db).select('name').orderBy('name')
  return stores.map(({ name }) => name)
}

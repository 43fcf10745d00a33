import type { Services } from '../platform/services'
import { createBatchLoader } from '../database/createBatchLoader'
import { StoreModel } from './StoreModel'

/** A store that can be preferred. */
export type StoreChoice = Pick<StoreModel, 'id' | 'name'>

const all = createBatchLoader<'all', readonly StoreChoice[]>(
  async (db) => new Map([['all', await StoreModel.query(db).select('id', 'name').orderBy('name')]]),
)

/** The stores that can be preferred, by name; one query, shared with what lists them at the same time. */
export const listStores = async ({ db }: Pick<Services, 'db'>): Promise<readonly StoreChoice[]> =>
  (await all(db, 'all')) ?? []

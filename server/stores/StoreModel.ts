import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'

/** A shop that people can prefer, and that shopping lists then link to. */
export class StoreModel extends BaseModel {
  static override tableName = 'stores'

  /** Key that the administrator chose, such as `corner-grocer`. */
  declare id: string
  declare name: string
  /** Address of a search for `{name}` or of a page of `{slug}`; null where only single products are linked. */
  declare linkTemplate: string | null
  /** The partner whose keys may write its product links; null for none. */
  declare partnerId: string | null
  declare changedAt: number
}

/** The ids of all stores, or of those that belong to a partner. */
export async function storeIds(db: Knex, partnerId?: string): Promise<ReadonlySet<string>> {
  const stores = StoreModel.query(db).select('id')
  return new Set((await (partnerId === undefined ? stores : stores.where({ partnerId }))).map(({ id }) => id))
}

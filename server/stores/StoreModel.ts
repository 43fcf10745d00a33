import { BaseModel } from '../database/BaseModel'

/** A shop that people can prefer, and that shopping lists then link to. */
export class StoreModel extends BaseModel {
  static override tableName = 'stores'

  /** Key that the administrator chose, such as `corner-grocer`. */
  declare id: string
  declare name: string
  /** Address of a search for `{name}` or of a page of `{slug}`; null where only single products are linked. */
  declare linkTemplate: string | null
  declare changedAt: number
}

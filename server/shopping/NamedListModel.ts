import { BaseModel } from '../database/BaseModel'

/** A list of a household beside that of its plan; also one that was removed, for 30 days. */
export class NamedListModel extends BaseModel {
  static override tableName = 'named_lists'
  static override idColumn = ['householdId', 'id']

  declare householdId: string
  declare id: string
  declare name: string
  /** When it was named, 0 for never, and by which operation. */
  declare at: number
  declare operationId: string
  /** When it was last removed; 0 for never. */
  declare removedAt: number
}

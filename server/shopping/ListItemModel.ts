import { BaseModel } from '../database/BaseModel'

/** The last words about an own item of a household's shared list; also of one that was removed, for 30 days. */
export class ListItemModel extends BaseModel {
  static override tableName = 'list_items'
  static override idColumn = ['householdId', 'id']
  static override booleanAttributes = ['isTicked']

  declare householdId: string
  declare id: string
  declare text: string
  /** When the text was given, by which operation and by whom. */
  declare textAt: number
  declare textOperationId: string
  declare textMemberId: string | null
  declare isTicked: boolean
  /** When it was ticked or unticked, by which operation and by whom. */
  declare tickAt: number
  declare tickOperationId: string
  declare tickMemberId: string | null
  /** What is noted on it, empty for nothing; when that was written, 0 for never, by which operation and by whom. */
  declare note: string
  declare noteAt: number
  declare noteOperationId: string
  declare noteMemberId: string | null
  /** The named list that it came onto, null for that of the plan; when, 0 where that is not known, and by which operation. */
  declare listId: string | null
  declare listAt: number
  declare listOperationId: string
  /** When it was last added or changed; 0 for never. */
  declare addedAt: number
  /** When it was last removed; 0 for never. */
  declare removedAt: number
  /** The item of the same words that it is, where it was not added for that; null for any other. */
  declare foldedInto: string | null
  /** The version of the list in which it last came onto it; 0 where that is not known. */
  declare addedVersion: number
}

import { BaseModel } from '../database/BaseModel'

/** The last word about a line of a household's shared list. */
export class ListTickModel extends BaseModel {
  static override tableName = 'list_ticks'
  static override idColumn = ['householdId', 'itemKey']
  static override booleanAttributes = ['isTicked']

  declare householdId: string
  /** The key of the line. */
  declare itemKey: string
  /** In the line's unit. */
  declare amount: number
  declare isTicked: boolean
  /** When it was said, by which operation and by whom. */
  declare at: number
  declare operationId: string
  declare memberId: string | null
}

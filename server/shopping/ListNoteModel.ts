import { BaseModel } from '../database/BaseModel'

/** What is noted on a line of a household's shared list; of one on which nothing is any more, for 30 days. */
export class ListNoteModel extends BaseModel {
  static override tableName = 'list_notes'
  static override idColumn = ['householdId', 'itemKey']

  declare householdId: string
  /** The key of the line in its smaller unit. */
  declare itemKey: string
  /** Empty where nothing is noted any more. */
  declare text: string
  /** When it was written, by which operation and by whom. */
  declare at: number
  declare operationId: string
  declare memberId: string | null
}

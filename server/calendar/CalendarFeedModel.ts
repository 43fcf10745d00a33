import { BaseModel } from '../database/BaseModel'

/** The secret address of a calendar, of which only the hash is stored. */
export class CalendarFeedModel extends BaseModel {
  static override tableName = 'calendar_feeds'

  declare id: string
  declare hash: string
  /** The account that made it, as which the plan is read. */
  declare userId: string
  declare householdId: string
  /** The member of whose meals it is; null for the whole household. */
  declare memberId: string | null
  declare createdAt: number
}

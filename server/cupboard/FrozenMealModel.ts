import { BaseModel } from '../database/BaseModel'

/** The last word about a batch in a household's freezer; also of one that is gone, for 30 days. */
export class FrozenMealModel extends BaseModel {
  static override tableName = 'frozen_meals'
  static override idColumn = ['householdId', 'id']
  static override booleanAttributes = ['isKept']

  declare householdId: string
  /** A UUID, chosen by the client that put it in. */
  declare id: string
  declare isKept: boolean
  /** The meal with the swaps with which it was cooked; null for what is gone, as are the others. */
  declare uniqueId: string | null
  declare serves: number | null
  /** The day on which it was frozen, such as 2026-11-30. */
  declare frozenOn: string | null
  /** When it was said, and by whom. */
  declare at: number
  declare memberId: string | null
}

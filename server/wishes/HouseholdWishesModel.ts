import { BaseModel } from '../database/BaseModel'
import type { HouseholdWishes } from './wishes'

/** What a household wishes of its plans. Without a row it wishes nothing. */
export class HouseholdWishesModel extends BaseModel {
  static override tableName = 'household_wishes'
  static override idColumn = 'householdId'
  static override jsonAttributes = ['wishes']

  declare householdId: string
  /** What differs from `NO_WISHES`, and what was set back to it. */
  declare wishes: Partial<HouseholdWishes>
  declare updatedAt: number
}

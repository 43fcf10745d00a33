import { BaseModel } from '../database/BaseModel'
import type { CupboardUnit } from '../../schema/cupboardWords'

/** The last word about an ingredient of a household's cupboard; also of one that was taken, for 30 days. */
export class CupboardItemModel extends BaseModel {
  static override tableName = 'cupboard_items'
  static override idColumn = ['householdId', 'ingredient']
  static override booleanAttributes = ['isKept']

  declare householdId: string
  /** The ingredient's slug. */
  declare ingredient: string
  declare isKept: boolean
  /** In `unit`; null for enough, and for what was taken. */
  declare amount: number | null
  declare unit: CupboardUnit | null
  /** The last day to use it, such as 2026-11-30. */
  declare useBy: string | null
  /** When it was said, and by whom. */
  declare at: number
  declare memberId: string | null
}

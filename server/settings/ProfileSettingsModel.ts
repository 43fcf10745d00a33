import { BaseModel } from '../database/BaseModel'
import type { StoredRequirements, StoredTagPreferences, StoredTargets } from './UserSettingsModel'

/** What is answered in the settings forms for a member without an account. Without a row nothing is. */
export class ProfileSettingsModel extends BaseModel {
  static override tableName = 'profile_settings'
  static override idColumn = 'memberId'
  static override jsonAttributes = ['requirements', 'neverEatenSlugs', 'tagPreferences', 'targets']

  declare memberId: string
  declare requirements: StoredRequirements
  /** 'Ingredients I never eat' as it was typed. */
  declare neverEaten: string
  /** The ingredients that the text named when it was saved. */
  declare neverEatenSlugs: string[]
  declare disliked: string | null
  declare tagPreferences: StoredTagPreferences
  declare targets: StoredTargets
  declare updatedAt: number
}

import { BaseModel } from '../database/BaseModel'

/** How a requirement is to be met, and how often meals with a tag are wanted. */
export type StoredRequirements = Record<string, 'STRICT' | 'ADAPT'>
export type StoredTagPreferences = Record<string, 'MORE' | 'LESS' | 'NEVER'>
/** What a person wants of a day's food, by nutrient; null where nothing was set. */
export type StoredTargets = Record<string, number> | null

/** What a person answered in the settings forms. A person without a row has answered nothing. */
export class UserSettingsModel extends BaseModel {
  static override tableName = 'user_settings'
  static override idColumn = 'userId'
  static override jsonAttributes = ['requirements', 'neverEatenSlugs', 'tagPreferences', 'targets']

  declare userId: string
  declare requirements: StoredRequirements
  /** 'Ingredients I never eat' as it was typed. */
  declare neverEaten: string
  /** The ingredients that the text named when it was saved. */
  declare neverEatenSlugs: string[]
  /** 'Ingredients I don't like' as it was typed; null for nothing. */
  declare disliked: string | null
  declare tagPreferences: StoredTagPreferences
  declare targets: StoredTargets
  /** The preferred store; null when none is chosen, and when it was removed. */
  declare preferredStoreId: string | null
  /** Its name, which the release before reads and writes. */
  declare preferredStore: string | null
  declare updatedAt: number
}

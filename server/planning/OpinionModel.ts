import { BaseModel } from '../database/BaseModel'

/** What a person says of a recipe; also what was taken back, for 30 days. Each part has the time of its last word, 0 for none. */
export class OpinionModel extends BaseModel {
  static override tableName = 'recipe_opinions'
  static override idColumn = ['userId', 'recipe']
  static override booleanAttributes = ['isFavourite', 'isNeverAgain']

  declare userId: string
  /** The id of its meal, as in `CompiledMeal`. */
  declare recipe: string
  /** The same of an own dish, with which the opinion goes; null for a meal of the catalogue. */
  declare dishId: string | null
  declare isFavourite: boolean
  declare favouriteAt: number
  declare isNeverAgain: boolean
  declare neverAgainAt: number
  /** 1 to 5; null for none. */
  declare rating: number | null
  declare ratedAt: number
  /** The latest of the three times. */
  declare changedAt: number
}

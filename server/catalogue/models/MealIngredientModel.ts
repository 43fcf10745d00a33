import { BaseModel } from '../../database/BaseModel'
import type { MealIngredient, Unit } from '../types'

/** One line of a meal as it is stored; `position` counts from 0 in the order of use. */
export class MealIngredientModel extends BaseModel implements MealIngredient {
  static override tableName = 'meal_ingredients'
  static override idColumn = ['mealId', 'position']
  static override booleanAttributes = ['optional']

  declare mealId: string
  declare position: number
  declare ingredient: string
  declare amount: number
  declare unit: Unit
  declare preparation: string | null
  declare optional: boolean
}

import { BaseModel } from '../database/BaseModel'

/** What a feedback form recommends to change about a meal. */
export class MealAdjustmentModel extends BaseModel {
  static override tableName = 'meal_adjustments'

  declare id: string
  declare feedbackId: string
  /** Place in the form, from 0. */
  declare position: number
  /** Name of the meal when it was said. */
  declare meal: string
  declare recommendation: string
}

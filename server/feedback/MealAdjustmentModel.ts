import { BaseModel } from '../database/BaseModel'

/** A recommendation about a meal within a feedback form. */
export class MealAdjustmentModel extends BaseModel {
  static override tableName = 'meal_adjustments'

  declare id: string
  declare feedbackId: string
  /** Place in the form, from 0. */
  declare position: number
  /** Name of the meal at the time of the submission. */
  declare meal: string
  declare recommendation: string
}

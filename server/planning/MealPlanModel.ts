import type { ServedWith } from '../../schema/servedWith'
import type { Category } from '../catalogue/types'
import { BaseModel } from '../database/BaseModel'
import type { RowFacts } from './readPlanInput'

/** A row of a saved plan. An empty id is an empty row. The release before this one reads the id and the serves alone. */
export interface StoredEntry extends RowFacts, ServedWith {
  uniqueId: string
  numServes: number
}

/** A saved plan: only what does not follow from the catalogue. */
export type StoredPlan = Record<Category, { numMeals: number; mealList: StoredEntry[] }>

/** The saved plan of a user. `version` counts the saves from 1. */
export class MealPlanModel extends BaseModel {
  static override tableName = 'meal_plans'
  static override idColumn = 'userId'
  static override jsonAttributes = ['plan']

  declare userId: string
  declare version: number
  declare plan: StoredPlan
  declare savedAt: number
}

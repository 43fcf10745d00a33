import { BaseModel } from '../../database/BaseModel'
import type { ServedRole } from '../../../schema/servedWith'
import type { Category, Meal, Tag } from '../types'

/** A meal as it is stored, with the hash of its entry; its ingredient lines are in a table of their own. */
export class MealModel extends BaseModel implements Omit<Meal, 'ingredients'> {
  static override tableName = 'meals'
  static override jsonAttributes = ['categories', 'tags', 'essential', 'hot', 'steps']

  declare id: string
  declare slug: string
  declare name: string
  declare categories: Category[]
  declare role: ServedRole | null
  declare mainIngredient: string
  declare minutes: number
  declare tags: Tag[]
  declare essential: string[]
  declare hot: string[] | null
  declare steps: string[]
  declare urlDetails: string | null
  declare hash: string
  declare changedAt: number
}

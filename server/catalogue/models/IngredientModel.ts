import { BaseModel } from '../../database/BaseModel'
import type { Sale } from '../types'
import type { Area, Composition, Fact, FigureSource, Ingredient, Nutrition, ShoppingUnit } from '../types'

/** An ingredient as it is stored, with the hash of its entry and of its swaps. */
export class IngredientModel extends BaseModel implements Ingredient {
  static override tableName = 'ingredients'
  static override idColumn = 'slug'
  static override jsonAttributes = ['piece', 'contains', 'nutrition', 'source', 'composition', 'sold']
  static override booleanAttributes = ['perishable']

  declare slug: string
  declare name: string
  declare short: string | null
  declare plainName: string | null
  declare area: Area | null
  declare unit: ShoppingUnit
  declare kind: string
  declare picture: string
  declare density: number | null
  declare piece: Ingredient['piece']
  declare perishable: boolean
  declare contains: Fact[] | null
  declare nutrition: Nutrition | null
  declare source: FigureSource | null
  declare fodmap: number | null
  declare composition: Composition | null
  declare sold: Sale | null
  declare hash: string
  /** When the entry or a swap that starts from it last changed. */
  declare changedAt: number
}

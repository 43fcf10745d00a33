import { BaseModel } from '../../database/BaseModel'

/** The latest change of a meal. Rows of meals that are gone stay, so that their removal can be listed. */
export class CatalogueChangeModel extends BaseModel {
  static override tableName = 'catalogue_changes'
  static override idColumn = 'mealId'
  static override booleanAttributes = ['isRemoved']

  declare mealId: string
  /** The meal's slug, or the last that it had. */
  declare slug: string
  /** Its place among all changes, in the order in which they were committed. */
  declare sequence: number
  declare isRemoved: boolean
  /** Of all that the meal is made from (see mealContents.ts); that of a removed meal is empty. */
  declare hash: string
}

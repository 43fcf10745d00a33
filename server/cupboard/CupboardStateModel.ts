import { BaseModel } from '../database/BaseModel'

/** The number of changes of a household's cupboard so far. */
export class CupboardStateModel extends BaseModel {
  static override tableName = 'cupboard_states'
  static override idColumn = 'householdId'

  declare householdId: string
  declare version: number
}

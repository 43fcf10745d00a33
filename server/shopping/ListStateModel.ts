import { BaseModel } from '../database/BaseModel'

/** The state of a household's shared list as a whole. */
export class ListStateModel extends BaseModel {
  static override tableName = 'list_states'
  static override idColumn = 'householdId'

  declare householdId: string
  /** Number of changes so far. */
  declare version: number
  /** Ticks from before this time hold no longer. */
  declare clearedAt: number
}

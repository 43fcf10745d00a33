import { BaseModel } from '../database/BaseModel'

/**
 * An operation on a household's list or cupboard that was done in the future by its client's clock, with the time that it
 * was taken for.
 */
export class OperationTimeModel extends BaseModel {
  static override tableName = 'list_operations'
  static override idColumn = ['householdId', 'operationId']

  declare householdId: string
  declare operationId: string
  declare at: number
}

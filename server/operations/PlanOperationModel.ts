import { BaseModel } from '../database/BaseModel'

/** An operation that was done on a plan, kept for 30 days so that it is done once. */
export class PlanOperationModel extends BaseModel {
  static override tableName = 'plan_operations'
  static override idColumn = ['planId', 'operationId']

  declare planId: string
  declare operationId: string
  /** The version of the plan with it. */
  declare version: number
  declare at: number
}

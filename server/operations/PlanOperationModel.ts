import type { RowChange } from '../../schema/planChanges'
import { BaseModel } from '../database/BaseModel'
import type { PlanChangeKind } from '../generated/schemaTypes'

/** An operation that was done on a plan, kept for 30 days so that it is done once. */
export class PlanOperationModel extends BaseModel {
  static override tableName = 'plan_operations'
  static override idColumn = ['planId', 'operationId']
  static override jsonAttributes = ['changedRows']

  declare planId: string
  declare operationId: string
  /** The version of the plan with it. */
  declare version: number
  declare at: number
  /** Of the first operation of what was done in one go in the current plan: who did it, what it was, and the rows that it changed. */
  declare memberId: string | null
  declare changeKind: PlanChangeKind | null
  declare changedRows: readonly RowChange[] | null
}

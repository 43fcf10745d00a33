import type { Knex } from 'knex'
import { forgetBeyond } from '../operations/heldIds'
import { PlanOperationModel } from '../operations/PlanOperationModel'

/** Whether an operation was done on a plan within 30 days (docs/product.md PLAN-37); null is none that could have been. */
export async function wasDone(trx: Knex, planId: string, operationId: string | null): Promise<boolean> {
  return operationId !== null && (await PlanOperationModel.query(trx).findById([planId, operationId])) !== undefined
}

/** Remembers that an operation was done, with the plan's version with it. */
export async function noteDone(
  trx: Knex,
  planId: string,
  operationId: string | null,
  { version, at }: Pick<PlanOperationModel, 'version' | 'at'>,
): Promise<void> {
  if (operationId === null) return
  const { tableName: table } = PlanOperationModel
  await trx(table).insert({ planId, operationId, version, at })
  await forgetBeyond(trx, { table, owner: 'planId' }, planId)
}

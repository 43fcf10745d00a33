import type { Knex } from 'knex'
import { forgetBeyond } from '../operations/heldIds'
import { PlanOperationModel } from '../operations/PlanOperationModel'
import { changeColumns, forgetOlderChanges, type NotedChange } from './changes/notedChange'
import { newId } from '../../schema/newId'

/** Whether an operation was done on a plan within 30 days (docs/product.md PLAN-37); null is none that could have been. */
export async function wasDone(trx: Knex, planId: string, operationId: string | null): Promise<boolean> {
  return operationId !== null && (await PlanOperationModel.query(trx).findById([planId, operationId])) !== undefined
}

/** Remembers that an operation was done, with the plan's version with it, and what of the current plan it changed. */
export async function noteDone(
  trx: Knex,
  planId: string,
  operationId: string | null,
  { version, at }: Pick<PlanOperationModel, 'version' | 'at'>,
  change?: NotedChange,
): Promise<void> {
  if (operationId === null && !change) return
  const { tableName: table } = PlanOperationModel
  const id = operationId ?? newId()
  await trx(table).insert({ planId, operationId: id, version, at, ...changeColumns(change) })
  await forgetBeyond(trx, { table, owner: 'planId' }, planId)
  if (change) await forgetOlderChanges(trx, planId, { from: version - 1, to: version })
}

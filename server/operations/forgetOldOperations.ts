import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { OPERATIONS_KEPT } from './kept'
import { OperationTimeModel } from './OperationTimeModel'
import { PlanOperationModel } from './PlanOperationModel'

/** Deletes the ids of operations that are refused when they come again. */
export async function forgetOldOperations({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = now() - OPERATIONS_KEPT
  for (const { tableName } of [PlanOperationModel, OperationTimeModel])
    await deleteInBatches(db, tableName, 'operationId', (rows) => rows.where('at', '<', before))
}

import { deleteInBatches } from '../database/deleteInBatches'
import type { Services } from '../platform/services'
import { PlanOperationModel } from './PlanOperationModel'

/** Clients that were away send what they have again within this time (docs/product.md PLAN-37). */
const KEPT = 30 * 24 * 60 * 60 * 1000

/** Deletes the ids of operations that no client sends again. */
export async function forgetOldOperations({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = now() - KEPT
  await deleteInBatches(db, PlanOperationModel.tableName, 'operationId', (rows) => rows.where('at', '<', before))
}

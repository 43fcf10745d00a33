import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { DeviceModel } from './DeviceModel'

const KEPT = 60 * 24 * 60 * 60 * 1000

/** Deletes devices whose page was last open 60 days ago (docs/product.md PUSH-6). */
export async function forgetDevices({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = now() - KEPT
  await deleteInBatches(db, DeviceModel.tableName, 'id', (rows) => rows.where('seenAt', '<', before))
}

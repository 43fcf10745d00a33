import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { sydneyDay } from '../../schema/sydneyDay'
import { AnalyticsEventModel } from './AnalyticsEventModel'

const DAY = 24 * 60 * 60 * 1000
/** A year and a month, so that a month can be compared with the same one a year ago. */
export const EVENTS_KEPT = 400 * DAY

export async function forgetOldEvents({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db('analytics_days')
    .where('day', '<', sydneyDay(at - EVENTS_KEPT))
    .delete()
  await deleteInBatches(db, AnalyticsEventModel.tableName, 'id', (rows) =>
    rows.where('receivedAt', '<', at - EVENTS_KEPT),
  )
}

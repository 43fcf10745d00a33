import type { Services } from '../services'
import { AnalyticsEventModel } from './AnalyticsEventModel'

const DAY = 24 * 60 * 60 * 1000
/** A year and a month, so that a month can be compared with the same one a year ago. */
export const EVENTS_KEPT = 400 * DAY

/** Takes away usage events that are older than `EVENTS_KEPT`. */
export async function forgetOldEvents({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await AnalyticsEventModel.query(db).delete().where('receivedAt', '<', now() - EVENTS_KEPT)
}

import type { Services } from '../platform/services'
import { SessionModel } from './SessionModel'
import { tellSessionsEnded } from './sessionEnds'

/** Which open sessions of an account: one of them, all but one, or all. */
export type Which = { only: string } | { allBut: string } | 'all'

/**
 * Ends open sessions of an account (docs/product.md ACC-66). Devices that were notified in them are silent from then on
 * (PUSH-6).
 * @returns how many.
 */
export async function endSessions(services: Services, userId: string, which: Which): Promise<number> {
  const { db, now } = services
  const rows = SessionModel.query(db).where({ userId }).whereNull('endedAt')
  if (which !== 'all') {
    if ('only' in which) void rows.where({ id: which.only })
    else void rows.whereNot({ id: which.allBut })
  }
  const ended = await rows.patch({ endedAt: now() })
  if (ended > 0)
    tellSessionsEnded(services, which !== 'all' && 'only' in which ? { sessionId: which.only } : { userId })
  return ended
}

import type { Services } from '../platform/services'
import { inTransaction } from '../database/transaction'
import { noteSecurity } from './history/noteSecurity'
import type { Doer } from '../request/Origin'
import { sessionLabel } from './sessionLabel'
import { SessionModel } from './SessionModel'
import { tellSessionsEnded } from './sessionEnds'

/** Which open sessions of an account: one of them, all but one, or all. */
export type Which = { only: string } | { allBut: string } | 'all'

/**
 * Ends open sessions of an account (docs/product.md ACC-66), and notes it in its history. Devices that were notified in them
 * are silent from then on (PUSH-6).
 * @returns how many.
 */
export async function endSessions(services: Services, userId: string, which: Which, by: Doer): Promise<number> {
  const { db, now } = services
  const one = which !== 'all' && 'only' in which ? which.only : null
  const ended = await inTransaction(db, async (trx) => {
    const rows = SessionModel.query(trx).where({ userId }).whereNull('endedAt')
    if (one !== null) void rows.where({ id: one })
    else if (which !== 'all' && 'allBut' in which) void rows.whereNot({ id: which.allBut })
    const open = await rows.clone().select('id', 'userAgent')
    if (open.length === 0) return 0
    const count = await rows.patch({ endedAt: now() })
    const [device] = one === null ? [] : open
    const subject = device ? sessionLabel(device.userAgent) : null
    if (count > 0) await noteSecurity(services, trx, userId, { kind: 'SIGNED_OUT', by, subject })
    return count
  })
  if (ended > 0) tellSessionsEnded(services, one === null ? { userId } : { sessionId: one })
  return ended
}

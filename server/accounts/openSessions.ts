import { TIMES } from '../../schema/limits'
import { networkOf } from '../request/networkOf'
import type { Services } from '../platform/services'
import { sessionLabel } from './sessionLabel'
import { SessionModel } from './SessionModel'
import { MOST_SESSIONS } from './sessions'

/** A session as its person sees it. */
export interface SeenSession {
  readonly id: string
  readonly label: string
  readonly network: string
  readonly createdAt: number
  readonly lastUsedAt: number
  readonly expiresAt: number
}

/** The open sessions of an account, the last used first; at most as many as it may have (docs/product.md ACC-49, ACC-65). */
export async function openSessions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<readonly SeenSession[]> {
  const rows = await SessionModel.open(db, now())
    .where({ userId })
    .orderBy([
      { column: 'lastUsedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_SESSIONS)
    .select('id', 'userAgent', 'ip', 'createdAt', 'lastUsedAt', 'expiresAt')
  return rows.map(({ id, userAgent, ip, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    label: sessionLabel(userAgent),
    network: networkOf(ip),
    createdAt,
    lastUsedAt,
    expiresAt: Math.min(expiresAt, lastUsedAt + TIMES.sessionIdle),
  }))
}

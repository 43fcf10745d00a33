import { createBatchLoader } from '../database/createBatchLoader'
import { ANONYMOUS, type Principal } from '../request/context'
import type { Services } from '../platform/services'
import { SessionModel } from './SessionModel'
import { verifyAccessToken } from './verifyAccessToken'

const liveSession = createBatchLoader(SessionModel.liveById)

/**
 * The user whose access token it is; anonymous when the token is invalid, expired or its session ended. The session is read
 * at every call, so that ending it ends its access token at once.
 */
export async function authenticateUser(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  token: string,
): Promise<Principal> {
  const claims = await verifyAccessToken(config, now(), token)
  if (!claims) return ANONYMOUS
  const { sub, sid } = claims
  const live = await liveSession(db, sid)
  if (live?.userId !== sub || live.expiresAt <= now()) return ANONYMOUS
  return { kind: 'user', userId: sub, sessionId: sid, householdId: live.householdId }
}

import { TIMES } from '../../schema/limits'
import type { Services } from '../services'
import { signAccessToken } from './accessToken'
import { hashOf, newSecret, sameHash } from './secrets'
import { SessionModel } from './SessionModel'
import { type OpenSession, readRefreshToken } from './sessions'
import { UserModel } from './UserModel'

/** Tabs share the cookie and refresh at the same time: the token that was replaced just now is still taken. */
const GRACE = 10_000

/** What came of a refresh token: a new one, only an access token within the grace, or the end. */
export type RefreshOutcome = { renewed: OpenSession } | { accessToken: string } | null

/**
 * Replaces a refresh token and gives a fresh access token. A token that was replaced longer ago has been stolen, by
 * whoever uses it now or by whoever used it before: the session ends.
 * @returns null when there is no live session (any more).
 */
export async function refreshSession(services: Services, token: string | null): Promise<RefreshOutcome> {
  const { db, log } = services
  const given = readRefreshToken(token)
  if (!given) return null
  const now = services.now()
  const session = await SessionModel.open(db, now).findById(given.id)
  if (!session) return null
  const user = await UserModel.query(db).findById(session.userId)
  if (!user || user.lockedAt !== null) return null

  const secret = newSecret()
  if (sameHash(given.hash, session.refreshHash) && (await rotate(services, given, hashOf(secret))))
    return {
      renewed: {
        id: session.id,
        accessToken: signAccessToken(services, session.userId, session.id),
        refreshToken: `${session.id}.${secret}`,
        maxAge: Math.min(TIMES.sessionIdle, session.expiresAt - now),
      },
    }

  const present = await SessionModel.open(db, now).findById(given.id)
  if (!present) return null
  const justReplaced = sameHash(given.hash, present.previousHash) && (present.rotatedAt ?? 0) > now - GRACE
  if (justReplaced) return { accessToken: signAccessToken(services, session.userId, session.id) }
  await SessionModel.query(db).findById(given.id).whereNull('endedAt').patch({ endedAt: now })
  log.warn({ sessionId: given.id, userId: session.userId }, 'A replaced refresh token was used again: its session ends')
  return null
}

/** Of several calls with the same token one replaces it. */
async function rotate({ db, now }: Services, { id, hash }: { id: string; hash: string }, next: string): Promise<boolean> {
  const rotated = await SessionModel.query(db)
    .findById(id)
    .where({ refreshHash: hash })
    .whereNull('endedAt')
    .patch({ refreshHash: next, previousHash: hash, rotatedAt: now(), lastUsedAt: now() })
  return rotated === 1
}

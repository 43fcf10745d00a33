import { TIMES } from '../../schema/limits'
import type { Services } from '../services'
import { logSecurity } from '../request/securityLog'
import { signAccessToken } from './accessToken'
import { hashOf, newSecret, sameHash } from './secrets'
import { SessionModel } from './SessionModel'
import { type OpenSession, readRefreshToken } from './sessions'
import { UserModel } from './UserModel'

/** Tabs share the cookie and may refresh at the same time: a replaced token is accepted for this many milliseconds. */
const GRACE = 10_000

/** A new refresh token, only an access token within the grace time, or null: the session has ended. */
export type RefreshOutcome = { renewed: OpenSession } | { accessToken: string } | null

/**
 * Replaces a refresh token and signs a new access token. Using a token that was replaced before the grace time means that
 * it was copied, so the session ends (docs/product.md SEC-2).
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
  logSecurity({ log }, 'session_refresh', 'failure', { userId: session.userId, reason: 'REUSED' })
  return null
}

/** Of concurrent calls with the same token one gets true. */
async function rotate(
  { db, now }: Services,
  { id, hash }: { id: string; hash: string },
  next: string,
): Promise<boolean> {
  const rotated = await SessionModel.query(db)
    .findById(id)
    .where({ refreshHash: hash })
    .whereNull('endedAt')
    .patch({ refreshHash: next, previousHash: hash, rotatedAt: now(), lastUsedAt: now() })
  return rotated === 1
}

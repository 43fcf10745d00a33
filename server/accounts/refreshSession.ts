import { TIMES } from '../../schema/limits'
import type { Services } from '../platform/services'
import { inTransaction } from '../database/transaction'
import { logSecurity } from '../request/securityLog'
import { signAccessToken } from './accessToken'
import { noteSecurity } from './history/noteSecurity'
import { hashOf, newSecret, sameHash } from './secrets'
import { tellSessionsEnded } from './sessionEnds'
import { SessionModel } from './SessionModel'
import { type Caller, type OpenSession, readRefreshToken } from './sessions'
import { UserModel } from './UserModel'

/** Tabs share the cookie and may refresh at the same time: a replaced token is accepted for this many milliseconds. */
const GRACE = 10_000

/** Why a session has ended. Only the holder of one of its latest two refresh tokens gets more than `UNKNOWN`. */
export type SessionEnd = 'UNKNOWN' | 'EXPIRED' | 'ENDED_ELSEWHERE' | 'REUSED'

/** A new refresh token, only an access token within the grace time, or why there is neither. */
export type RefreshOutcome =
  | ({ user: UserModel } & ({ renewed: OpenSession } | { accessToken: string }))
  | { ended: SessionEnd }

/**
 * Replaces a refresh token and signs a new access token. Using a token that was replaced before the grace time means that
 * it was copied, so the session ends (docs/product.md SEC-2).
 */
export async function refreshSession(
  services: Services,
  token: string | null,
  caller: Caller,
): Promise<RefreshOutcome> {
  const { db, log } = services
  const given = readRefreshToken(token)
  if (!given) return { ended: 'UNKNOWN' }
  const now = services.now()
  const session = await SessionModel.open(db, now).findById(given.id)
  if (!session) return { ended: await endOf(db, given) }
  const user = await UserModel.query(db).findById(session.userId)
  if (!user || user.lockedAt !== null) return { ended: 'UNKNOWN' }

  const secret = newSecret()
  if (sameHash(given.hash, session.refreshHash) && (await rotate(services, given, hashOf(secret))))
    return {
      user,
      renewed: {
        id: session.id,
        accessToken: signAccessToken(services, session.userId, session.id),
        refreshToken: `${session.id}.${secret}`,
        maxAge: Math.min(TIMES.sessionIdle, session.expiresAt - now),
      },
    }

  const present = await SessionModel.open(db, now).findById(given.id)
  if (!present) return { ended: await endOf(db, given) }
  const justReplaced = sameHash(given.hash, present.previousHash) && (present.rotatedAt ?? 0) > now - GRACE
  if (justReplaced) return { user, accessToken: signAccessToken(services, session.userId, session.id) }
  await inTransaction(db, async (trx) => {
    const ended = await SessionModel.query(trx).findById(given.id).whereNull('endedAt').patch({ endedAt: now })
    if (ended > 0) await noteSecurity(services, trx, session.userId, { kind: 'SESSION_REUSED', by: caller })
  })
  tellSessionsEnded(services, { sessionId: given.id })
  logSecurity({ log }, 'session_refresh', 'failure', { userId: session.userId, reason: 'REUSED' })
  return { ended: 'REUSED' }
}

/** Why a session that is not open any more has ended. */
async function endOf(db: Services['db'], { id, hash }: { id: string; hash: string }): Promise<SessionEnd> {
  const session = await SessionModel.query(db).findById(id)
  if (!session || ![session.refreshHash, session.previousHash].some((known) => sameHash(hash, known))) return 'UNKNOWN'
  return session.endedAt === null ? 'EXPIRED' : 'ENDED_ELSEWHERE'
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

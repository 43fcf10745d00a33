import type { Knex } from 'knex'
import { TIMES } from '../../schema/limits'
import type { SecretCookie } from '../request/context'
import type { Origin } from '../request/Origin'
import type { Services } from '../platform/services'
import { signAccessToken } from './accessToken'
import { hashOf, newSecret, sameHash } from './secrets'
import { SessionModel } from './SessionModel'
import { newId } from '../../schema/newId'

const DAY = 24 * 60 * 60 * 1000
/** A session ends after this time in any case (docs/product.md ACC-40). */
const LONGEST = 30 * DAY
/** Sessions of one account. The one that was used longest ago ends for another (docs/product.md ACC-49). */
export const MOST_SESSIONS = 50

/** The origin of a call. */
export type Caller = Origin

export interface OpenSession {
  id: string
  accessToken: string
  refreshToken: string
  /** How long the refresh token is valid if it is not used, in milliseconds. */
  maxAge: number
}

/** By which identity a session is opened, and since when its person is proven, as by the password. */
export type OpenedBy = Pick<SessionModel, 'identityId' | 'provenAt'>

/** Opens a session. The caller has verified the person and holds the account's lock. */
export async function openSession(
  services: Pick<Services, 'now' | 'config'>,
  trx: Knex,
  userId: string,
  caller: Caller,
  by: OpenedBy = { identityId: null, provenAt: null },
): Promise<OpenSession> {
  const now = services.now()
  const id = newId()
  const secret = newSecret()
  await SessionModel.query(trx).insert({
    id,
    userId,
    refreshHash: hashOf(secret),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + LONGEST,
    userAgent: storable(caller.userAgent, 200),
    ip: storable(caller.ip, 64),
    ...by,
  })
  await endOldest(trx, { id, userId }, now)
  return {
    id,
    accessToken: signAccessToken(services, userId, id),
    refreshToken: `${id}.${secret}`,
    maxAge: TIMES.sessionIdle,
  }
}

async function endOldest(
  trx: Knex,
  { id: opened, userId }: Pick<SessionModel, 'id' | 'userId'>,
  now: number,
): Promise<void> {
  const beyond = await SessionModel.open(trx, now)
    .where({ userId })
    .whereNot({ id: opened })
    .orderBy([
      { column: 'lastUsedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(MOST_SESSIONS - 1)
    .limit(MOST_SESSIONS)
    .select('id')
  if (beyond.length === 0) return
  await SessionModel.query(trx)
    .whereIn(
      'id',
      beyond.map(({ id }) => id),
    )
    .patch({ endedAt: now })
}

/** Sets the refresh cookie. */
export function giveCookie(cookie: SecretCookie, session: OpenSession): void {
  cookie.set(session.refreshToken, session.maxAge)
}

/** The session id and the hash in a refresh token; null if it is malformed. */
export function readRefreshToken(token: string | null): { id: string; hash: string } | null {
  const parts = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token ?? '')
  return parts?.[1] && parts[2] ? { id: parts[1], hash: hashOf(parts[2]) } : null
}

/** The user of the open session that a refresh token belongs to, as its current or previous token; else null. */
export async function ownerOfRefreshToken(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string | null,
): Promise<string | null> {
  const given = readRefreshToken(token)
  const session =
    given && (await SessionModel.open(db, now()).findById(given.id).select('userId', 'refreshHash', 'previousHash'))
  return session && [session.refreshHash, session.previousHash].some((hash) => sameHash(given.hash, hash))
    ? session.userId
    : null
}

/** Makes a text of the caller fit its column in both databases. */
export function storable(text: string, length: number): string {
  return text.toWellFormed().replaceAll('\u0000', '').slice(0, length).toWellFormed()
}

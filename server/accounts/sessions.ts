import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { TIMES } from '../../schema/limits'
import type { RefreshCookie } from '../graphql/context'
import type { Services } from '../services'
import { signAccessToken } from './accessToken'
import { hashOf, newSecret, sameHash } from './secrets'
import { SessionModel } from './SessionModel'

const DAY = 24 * 60 * 60 * 1000
/** A session ends after so long in any case. */
const LONGEST = 30 * DAY

/** Where a call comes from, as a session remembers it. */
export interface Caller {
  ip: string
  userAgent: string
}

/** A session that has just been opened or renewed. */
export interface OpenSession {
  id: string
  accessToken: string
  refreshToken: string
  /** How long the refresh token is good for when it is not used, in milliseconds. */
  maxAge: number
}

/** Opens a session for somebody whose password was right. */
export async function openSession(services: Services, trx: Knex, userId: string, caller: Caller): Promise<OpenSession> {
  const now = services.now()
  const id = randomUUID()
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
  })
  return { id, accessToken: signAccessToken(services, userId, id), refreshToken: `${id}.${secret}`, maxAge: TIMES.sessionIdle }
}

/** Hands the refresh token to the browser. */
export function giveCookie(cookie: RefreshCookie, session: OpenSession): void {
  cookie.set(session.refreshToken, session.maxAge)
}

/** The session and the hash that a refresh token names, or null for what never was one. */
export function readRefreshToken(token: string | null): { id: string; hash: string } | null {
  const parts = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token ?? '')
  return parts?.[1] && parts[2] ? { id: parts[1], hash: hashOf(parts[2]) } : null
}

/** Id of the person to whose open session a refresh token belongs, as the present or the last one; null when it belongs to none. */
export async function ownerOfRefreshToken({ db, now }: Pick<Services, 'db' | 'now'>, token: string | null): Promise<string | null> {
  const given = readRefreshToken(token)
  const session = given && (await SessionModel.open(db, now()).findById(given.id).select('userId', 'refreshHash', 'previousHash'))
  return session && [session.refreshHash, session.previousHash].some((hash) => sameHash(given.hash, hash)) ? session.userId : null
}

/** A text of the caller's that fits its column in both databases. */
function storable(text: string, length: number): string {
  return text.toWellFormed().replaceAll('\u0000', '').slice(0, length).toWellFormed()
}

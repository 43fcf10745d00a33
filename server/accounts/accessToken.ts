import jwt from 'jsonwebtoken'
import { createSecretKey, type KeyObject } from 'node:crypto'
import { unauthenticated } from '../platform/errors'
import type { Services } from '../platform/services'

export const ALGORITHM = 'HS256'
export const AUDIENCE = 'mealwright-api'
/** The claim `type`, which distinguishes access tokens from other tokens that the same keys may sign. */
export const TYPE = 'access'
export const ACCESS_SECONDS = 10 * 60

export interface AccessClaims {
  sub: string
  sid: string
  type: string
  exp: number
}

/** Signs the access token of a session, valid for ten minutes while the session lasts. */
export function signAccessToken(
  { config, now }: Pick<Services, 'config' | 'now'>,
  userId: string,
  sessionId: string,
): string {
  const [key] = config.tokenSecrets
  if (!key) throw unauthenticated()
  const iat = Math.floor(now() / 1000)
  return jwt.sign({ sid: sessionId, type: TYPE, iat, exp: iat + ACCESS_SECONDS }, keyOf(key.secret), {
    algorithm: ALGORITHM,
    keyid: key.kid,
    issuer: config.publicUrl,
    audience: AUDIENCE,
    subject: userId,
  })
}

const keys = new Map<string, KeyObject>()

/** The key object of a secret. From a plain string, jsonwebtoken would try other kinds of keys first, at every call. */
function keyOf(secret: string): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(Buffer.from(secret))
  keys.set(secret, key)
  return key
}

/** The configured key that a token names by its kid. Null for an unknown kid and for what is not a token. */
export function secretOf({ config }: Pick<Services, 'config'>, token: string): KeyObject | null {
  const kid = kidOf(token)
  const named = config.tokenSecrets.find((one) => one.kid === kid)
  return named ? keyOf(named.secret) : null
}

/** When a token that was verified expires, in epoch milliseconds. */
export function expiryOf(token: string): number {
  const claims = jwt.decode(token)
  return typeof claims === 'object' ? (claims?.exp ?? 0) * 1000 : 0
}

/** `decode` throws when the payload is not JSON. */
function kidOf(token: string): string | undefined {
  try {
    return jwt.decode(token, { complete: true })?.header.kid
  } catch {
    return undefined
  }
}

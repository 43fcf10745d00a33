import jwt from 'jsonwebtoken'
import { createSecretKey, type KeyObject } from 'node:crypto'
import { unauthenticated } from '../errors'
import type { Services } from '../services'

/** The one algorithm in which access tokens are signed and accepted. */
export const ALGORITHM = 'HS256'
/** Whom access tokens are for. */
export const AUDIENCE = 'mealwright-api'
/** What tells an access token from any other that the same keys might sign. */
export const TYPE = 'access'
/** How long an access token is good for, in seconds. */
export const ACCESS_SECONDS = 10 * 60

/** What an access token says. */
export interface AccessClaims {
  sub: string
  sid: string
  type: string
  exp: number
}

/** Makes the access token of a session: good for ten minutes and only as long as the session lives. */
export function signAccessToken({ config, now }: Pick<Services, 'config' | 'now'>, userId: string, sessionId: string): string {
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

/** A secret as the key that it is: a plain text would first be tried as every other kind of key, in each call. */
function keyOf(secret: string): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(Buffer.from(secret))
  keys.set(secret, key)
  return key
}

/** The configured key that a token names by its kid, or null. */
export function secretOf({ config }: Pick<Services, 'config'>, token: string): KeyObject | null {
  const kid = jwt.decode(token, { complete: true })?.header.kid
  const named = config.tokenSecrets.find((one) => one.kid === kid)
  return named ? keyOf(named.secret) : null
}

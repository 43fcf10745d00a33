import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'
import { Authenticator } from 'passport'
import { ExtractJwt, Strategy } from 'passport-jwt'
import type { Config } from '../platform/config'
import { type AccessClaims, ALGORITHM, AUDIENCE, secretOf, TYPE } from './accessToken'

/** The claims of an access token that this installation signed, whether or not it has expired; null for every other token. */
type Verify = (token: string) => Promise<AccessClaims | null>

/** Tokens of one process that are remembered: of about as many people as call within ten minutes. */
const REMEMBERED = 10_000

const verifiers = new WeakMap<Config, Verify>()

/**
 * Verifies an access token: its signature once, since that never changes, its times at every call. What the session
 * behind it says is no matter of the token.
 * @returns its claims; null when it is invalid or not valid now.
 */
export async function verifyAccessToken(config: Config, now: number, token: string): Promise<AccessClaims | null> {
  const verify = verifiers.get(config) ?? rememberedVerifier(config)
  verifiers.set(config, verify)
  const claims = await verify(token)
  return claims && isCurrent(claims, Math.floor(now / 1000)) ? claims : null
}

/** By the services' clock, to the second, like the times in tokens. */
function isCurrent({ exp, nbf = 0 }: AccessClaims & { nbf?: unknown }, second: number): boolean {
  return second < exp && typeof nbf === 'number' && nbf <= second
}

/** Remembers verified tokens by their hashes, so that none lies in memory. A refused token is verified again. */
function rememberedVerifier(config: Config): Verify {
  const verify = verifier(config)
  const remembered = new LRUCache<string, AccessClaims>({ max: REMEMBERED })
  return async (token) => {
    const key = hash('sha256', token, 'base64')
    const known = remembered.get(key)
    if (known) return known
    const claims = await verify(token)
    if (claims) remembered.set(key, claims)
    return claims
  }
}

/** One strategy for the process. Times are compared where tokens are remembered, so they are left out here. */
function verifier(config: Config): Verify {
  const passport = new Authenticator()
  passport.use(
    new Strategy(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        secretOrKeyProvider: (_request, token, done) => {
          const secret = secretOf({ config }, String(token))
          // passport-jwt passes it to jsonwebtoken, which accepts key objects, but its types do not.
          if (secret) done(null, secret as unknown as Buffer)
          else done('unknown key')
        },
        algorithms: [ALGORITHM],
        issuer: config.publicUrl,
        audience: AUDIENCE,
        ignoreExpiration: true,
        jsonWebTokenOptions: { ignoreNotBefore: true },
      },
      (claims: unknown, done) => done(null, isAccess(claims) && claims),
    ),
  )
  return (token) =>
    new Promise((resolve, reject) => {
      const done = (error: unknown, claims?: AccessClaims | false | null) =>
        error ? reject(error) : resolve(claims || null)
      const request = { headers: { authorization: `Bearer ${token}` } } as Request
      passport.authenticate('jwt', { session: false }, done)(request, {} as Response, reject)
    })
}

function isAccess(claims: unknown): claims is AccessClaims {
  const { type, sub, sid, exp } = (claims ?? {}) as Partial<Record<keyof AccessClaims, unknown>>
  return type === TYPE && typeof sub === 'string' && typeof sid === 'string' && typeof exp === 'number'
}

import type { Request, Response } from 'express'
import { Authenticator } from 'passport'
import { Strategy } from 'passport-jwt'
import { createBatchLoader } from '../database/createBatchLoader'
import { ANONYMOUS, type Principal } from '../request/context'
import type { Services } from '../services'
import { type AccessClaims, ALGORITHM, AUDIENCE, secretOf, TYPE } from './accessToken'
import { SessionModel } from './SessionModel'

const passport = new Authenticator()

/** The user whose access token it is; anonymous when the token is invalid, expired or its session ended. */
export function authenticateUser(services: Services, token: string): Promise<Principal> {
  return new Promise((resolve, reject) => {
    const done = (error: unknown, principal?: Principal | false | null) =>
      error ? reject(error) : resolve(principal || ANONYMOUS)
    // The strategy has the token, and takes nothing from the request.
    passport.authenticate(strategy(services, token), { session: false }, done)({} as Request, {} as Response, reject)
  })
}

/** Verifies the token by the services' clock, then its session. */
function strategy(services: Services, presented: string): Strategy {
  return new Strategy(
    {
      jwtFromRequest: () => presented,
      secretOrKeyProvider: (_request, token, done) => {
        const secret = secretOf(services, String(token))
        // passport-jwt passes it to jsonwebtoken, which accepts key objects, but its types do not.
        if (secret) done(null, secret as unknown as Buffer)
        else done('unknown key')
      },
      algorithms: [ALGORITHM],
      issuer: services.config.publicUrl,
      audience: AUDIENCE,
      jsonWebTokenOptions: { clockTimestamp: Math.floor(services.now() / 1000) },
    },
    (claims: AccessClaims, done) => {
      principalOf(services, claims).then(
        (principal) => done(null, principal),
        (error: unknown) => done(error, false),
      )
    },
  )
}

const liveSession = createBatchLoader(SessionModel.liveById)

/** The session is checked at every call, so that ending it ends its access token at once. */
async function principalOf({ db, now }: Services, { sub, sid, type, exp }: AccessClaims): Promise<Principal | false> {
  if (type !== TYPE || typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return false
  const live = await liveSession(db, sid)
  return live?.userId === sub && live.expiresAt > now() ? { kind: 'user', userId: sub, sessionId: sid } : false
}

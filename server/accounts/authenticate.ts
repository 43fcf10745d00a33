import type { Request, Response } from 'express'
import { Authenticator } from 'passport'
import { ExtractJwt, Strategy } from 'passport-jwt'
import { readTogether } from '../database/readTogether'
import type { Principal } from '../graphql/context'
import { authenticatePartner } from '../partners/authenticatePartner'
import type { Services } from '../services'
import { type AccessClaims, ALGORITHM, AUDIENCE, secretOf, TYPE } from './accessToken'
import { SessionModel } from './SessionModel'

const ANONYMOUS: Principal = { kind: 'anonymous' }
const LONGEST_HEADER = 4096
const passport = new Authenticator()
const fromHeader = ExtractJwt.fromAuthHeaderAsBearerToken()

/** Who a call's Authorization header speaks for; anonymous when it is missing or no longer valid. */
export async function authenticate(services: Services, request: Request): Promise<Principal> {
  if ((request.headers.authorization?.length ?? 0) > LONGEST_HEADER) return ANONYMOUS
  const token = fromHeader(request)
  if (!token) return ANONYMOUS
  if (token.startsWith('mw_')) return authenticatePartner(services, token)
  return new Promise((resolve, reject) => {
    const done = (error: unknown, principal?: Principal | false | null) =>
      error ? reject(error) : resolve(principal || ANONYMOUS)
    passport.authenticate(strategy(services), { session: false }, done)(request, request.res as Response, reject)
  })
}

/** Reads the token against the clock of now; what it says still has to be true of its session. */
function strategy(services: Services): Strategy {
  return new Strategy(
    {
      jwtFromRequest: fromHeader,
      secretOrKeyProvider: (_request, token, done) => {
        const secret = secretOf(services, String(token))
        // The strategy hands it on to jsonwebtoken, which takes key objects; its own types say texts only.
        if (secret) done(null, secret as unknown as Buffer)
        else done('unknown key')
      },
      algorithms: [ALGORITHM],
      issuer: services.config.publicUrl,
      audience: AUDIENCE,
      jsonWebTokenOptions: { clockTimestamp: Math.floor(services.now() / 1000) },
    },
    (claims: AccessClaims, done) => {
      principalOf(services, claims).then((principal) => done(null, principal), (error: unknown) => done(error, false))
    },
  )
}

const liveSession = readTogether(SessionModel.liveById)

/** The session is looked at in each call, so whatever ends it ends its access token at once. */
async function principalOf({ db, now }: Services, { sub, sid, type, exp }: AccessClaims): Promise<Principal | false> {
  if (type !== TYPE || typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return false
  const live = await liveSession(db, sid)
  return live?.userId === sub && live.expiresAt > now() ? { kind: 'user', userId: sub, sessionId: sid } : false
}

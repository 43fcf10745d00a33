import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { authenticate, type TokenScheme } from './authenticate'
import { secretCookie } from './secretCookie'
import { type Context, payersOf, personOf } from './context'
import type { Services } from '../platform/services'
import { sayNearest } from './sayNearest'
import { charge } from './takeTurn'

/** Authenticates a request and builds the context for its resolvers. */
export type MakeContext = (request: Request, response: Response) => Promise<Context>

/**
 * Returns the function that creates the context of a call, for GraphQL, REST and file downloads alike. It throws
 * RATE_LIMITED when the caller's token scheme says that there were too many calls.
 */
export function contextMaker(services: Services, schemes: readonly TokenScheme[]): MakeContext {
  return async (request, response) => {
    const principal = await authenticate(schemes, request, response)
    response.locals.userId = personOf(principal)?.userId
    if ('keyId' in principal) response.locals.keyId = principal.keyId
    if (principal.kind === 'partner') response.locals.partnerId = principal.partnerId
    const context: Context = {
      services,
      principal,
      taken: services.meter.begin(payersOf({ principal, ip: request.ip ?? '' })),
      ip: request.ip ?? '',
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, 200),
      requestId: requestIdOf(response),
      bodyLength: Number(request.headers['content-length'] ?? 0),
      graphIds: request.headers['graph-ids'] === '1',
      sayLimit: (counted) => sayNearest(response, counted),
      idempotencyKey: request.get('idempotency-key') ?? null,
      refreshCookie: secretCookie('refresh', services.config, request, response),
      signUpCookie: secretCookie('signUp', services.config, request, response),
      visitCookie: secretCookie('visit', services.config, request, response),
      passkeyCookie: secretCookie('passkey', services.config, request, response),
    }
    context.taken.mark()
    response.once('close', () => charge(context))
    return context
  }
}

/** The call's id, created on first use and sent as `X-Request-Id`. */
export function requestIdOf(response: Response): string {
  response.locals.requestId ??= randomUUID()
  return response.locals.requestId as string
}

/** The user of a call, signed in or by a key; null when anonymous or not authenticated yet. */
export function userIdOf(response: Response): string | null {
  return (response.locals.userId as string | undefined) ?? null
}

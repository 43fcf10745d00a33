import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { authenticate } from '../accounts/authenticate'
import { refreshCookie } from '../accounts/refreshCookie'
import type { Context } from '../graphql/context'
import { partnerLimit } from '../partners/partnerLimit'
import type { Services } from '../services'

/** Works out who is calling and gathers what resolvers need. */
export type MakeContext = (request: Request, response: Response) => Promise<Context>

/**
 * Prepares the making of contexts: one maker serves every door.
 * @returns a maker that throws RATE_LIMITED when a partner has called too often.
 */
export function contextMaker(services: Services): MakeContext {
  const countPartner = partnerLimit(services)
  return async (request, response) => {
    const principal = await authenticate(services, request)
    if (principal.kind === 'user') response.locals.userId = principal.userId
    if (principal.kind === 'partner') await countPartner(principal.partnerId, response)
    return {
      services,
      principal,
      ip: request.ip ?? '',
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, 200),
      requestId: requestIdOf(response),
      refreshCookie: refreshCookie(services.config, request, response),
    }
  }
}

/** The id of a call, made when it is first asked for. It is on the answer as `X-Request-Id`. */
export function requestIdOf(response: Response): string {
  response.locals.requestId ??= randomUUID()
  return response.locals.requestId as string
}

/** Who made a call; null for nobody, and as long as it has not been worked out. */
export function userIdOf(response: Response): string | null {
  return (response.locals.userId as string | undefined) ?? null
}

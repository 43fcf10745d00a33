import { Router, type Request, type RequestHandler, type Response } from 'express'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited } from '../platform/errors'
import type { MakeContext } from '../request/createContext'
import { createLimiter } from '../request/createLimiter'
import { BODY_LIMIT } from '../request/context'
import type { Services } from '../platform/services'
import { jsonBody } from './jsonBody'

const TYPE = ['application/json', 'application/graphql-response+json']
/** Bytes of a body that holds a page's source. */
const PAGE_BODY_LIMIT = 4_000_000
/** Such bodies that a person may send in a minute; the app's own pages shorten a page before they send it. */
const PAGES_PER_MINUTE = 20

/**
 * Parses the body of a GraphQL call: at most 100 kB, and 4 MB from a person, also by a key that writes dishes, which the limits
 * of operations then allow to `readDish` alone. Who is calling is known before more than 100 kB are read. A body that does not say how
 * long it is has at most 100 kB.
 */
export function graphqlBody(services: Services, makeContext: MakeContext): RequestHandler {
  const ordinary = Router().use(...jsonBody({ type: TYPE }))
  const large = Router().use(...jsonBody({ type: TYPE, limit: PAGE_BODY_LIMIT }))
  const limiter = createLimiter(services, { keyPrefix: 'page-source', points: PAGES_PER_MINUTE, duration: 60 })

  /** @throws RATE_LIMITED */
  const mayBeLarge = async (request: Request, response: Response): Promise<boolean> => {
    if (Number(request.headers['content-length'] ?? 0) <= BODY_LIMIT) return false
    const { principal } = await makeContext(request, response)
    if (principal.kind !== 'user' && !(principal.kind === 'key' && principal.scopes.includes('DISHES_WRITE')))
      return false
    try {
      await limiter.consume(principal.userId)
      return true
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw rateLimited(refused.msBeforeNext / 1000)
      throw refused
    }
  }

  return async (request, response, next) => {
    const parse = (await mayBeLarge(request, response)) ? large : ordinary
    parse(request, response, next)
  }
}

import type { Response } from 'express'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited } from '../errors'
import { createLimiter } from '../request/createLimiter'
import type { Services } from '../services'

/** Calls that a partner may make in a minute, over all of its keys. */
export const PARTNER_CALLS = 1200
/** Times that a partner, or a person, may ask for the export in a minute. */
export const EXPORTS = 60
const SECONDS = 60

/** Counts one call of a caller's. @throws RATE_LIMITED when there were too many. */
export type Count = (caller: string, response: Response) => Promise<void>

/** Counts partners' calls. */
export const partnerLimit = (services: Pick<Services, 'redis' | 'config'>): Count =>
  perMinute(services, 'partner', PARTNER_CALLS)

/** Counts who asks for the export. */
export const exportLimit = (services: Pick<Services, 'redis' | 'config'>): Count =>
  perMinute(services, 'export', EXPORTS)

/** Counts calls of one kind and says in `RateLimit-…` headers what is left. */
function perMinute(services: Pick<Services, 'redis' | 'config'>, keyPrefix: string, points: number): Count {
  const limiter = createLimiter(services, { keyPrefix, points, duration: SECONDS })
  return async (caller, response) => {
    const say = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => {
      response.setHeader('RateLimit-Limit', limiter.points)
      response.setHeader('RateLimit-Remaining', Math.max(0, remainingPoints))
      response.setHeader('RateLimit-Reset', Math.ceil(msBeforeNext / 1000))
    }
    try {
      say(await limiter.consume(caller))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      say(refused)
      throw rateLimited(refused.msBeforeNext / 1000)
    }
  }
}

import type { Response } from 'express'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited } from '../errors'
import { createLimiter } from '../graphql/rateLimit'
import type { Services } from '../services'

/** Calls that a partner may make in a minute, over all of its keys. */
export const PARTNER_CALLS = 1200
const SECONDS = 60

/**
 * Counts a partner's calls and says in `RateLimit-…` headers what is left.
 * @returns a function that counts one call. It throws RATE_LIMITED when there were too many.
 */
export function partnerLimit(services: Pick<Services, 'redis' | 'config'>) {
  const limiter = createLimiter(services, { keyPrefix: 'partner', points: PARTNER_CALLS, duration: SECONDS })
  return async (partnerId: string, response: Response): Promise<void> => {
    const say = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => {
      response.setHeader('RateLimit-Limit', limiter.points)
      response.setHeader('RateLimit-Remaining', Math.max(0, remainingPoints))
      response.setHeader('RateLimit-Reset', Math.ceil(msBeforeNext / 1000))
    }
    try {
      say(await limiter.consume(partnerId))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      say(refused)
      throw rateLimited(refused.msBeforeNext / 1000)
    }
  }
}

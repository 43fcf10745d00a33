import type { Response } from 'express'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited } from '../platform/errors'
import type { Services } from '../platform/services'
import { countRefused } from './limitMetrics'
import { createLimiter } from './createLimiter'
import { sayNearest, secondsOf } from './sayNearest'

/** Counts one call of a caller's. @throws RATE_LIMITED when there were too many. */
export type Count = (caller: string, response: Response) => Promise<void>

/** Counts calls of one kind, at most `points` in `duration` seconds, and says in `RateLimit-…` headers what is left. */
export function countCalls(
  services: Pick<Services, 'redis' | 'config'>,
  options: { keyPrefix: string; points: number; duration: number },
): Count {
  const limiter = createLimiter(services, options)
  return async (caller, response) => {
    const say = (left: RateLimiterRes) => {
      const { points } = limiter
      response.setHeader('RateLimit-Limit', points)
      response.setHeader('RateLimit-Remaining', Math.max(0, left.remainingPoints))
      response.setHeader('RateLimit-Reset', secondsOf(left))
      sayNearest(response, { name: options.keyPrefix, points, duration: options.duration, left })
    }
    try {
      say(await limiter.consume(caller))
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      say(refused)
      countRefused(options.keyPrefix)
      throw rateLimited(refused.msBeforeNext / 1000)
    }
  }
}

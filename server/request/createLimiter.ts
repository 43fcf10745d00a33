import {
  type IRateLimiterRedisOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { Services } from '../platform/services'

/**
 * A limiter of `points` calls in `duration` seconds, shared by all instances through Redis where it is configured. While
 * Redis cannot be reached each instance counts by itself.
 */
export function createLimiter(
  { redis, config }: Pick<Services, 'redis' | 'config'>,
  options: { keyPrefix: string; points: number; duration: number; blockDuration?: number },
): RateLimiterAbstract {
  const scaled = { ...options, points: Math.max(1, Math.round(options.points * config.rateLimitScale)) }
  if (!redis) return new RateLimiterMemory(scaled)
  const redisOptions: IRateLimiterRedisOptions = {
    ...scaled,
    storeClient: redis,
    insuranceLimiter: new RateLimiterMemory(scaled),
  }
  return new RateLimiterRedis(redisOptions)
}

import {
  type IRateLimiterRedisOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { Config } from '../platform/config'
import type { Services } from '../platform/services'
import { widerNetworks } from './networkOf'

interface Options {
  keyPrefix: string
  points: number
  duration: number
  blockDuration?: number
}

/** The end of a key that names a network. */
const NETWORK = /(?:[0-9a-f]+:){3}[0-9a-f]+::\/64$/

/**
 * A limiter of `points` calls in `duration` seconds, shared by all instances through Redis where it is configured. While
 * Redis cannot be reached each instance counts by itself. Where a key ends with an IPv6 network, the wider networks around
 * it are counted as well, each up to a multiple of `points` (docs/product.md SEC-20).
 */
export function createLimiter(services: Pick<Services, 'redis' | 'config'>, options: Options): RateLimiterAbstract {
  const limiter = createPlain(services, options)
  const wider = new Map<number, RateLimiterAbstract>()
  const limiterOf = (times: number) => {
    const known = wider.get(times) ?? createPlain(services, { ...options, points: options.points * times })
    wider.set(times, known)
    return known
  }
  const consume = limiter.consume.bind(limiter)
  limiter.consume = async (key, points, more) => {
    const [network = ''] = NETWORK.exec(String(key)) ?? []
    const before = String(key).slice(0, -network.length)
    const [narrow] = await Promise.all([
      consume(key, points, more),
      ...widerNetworks(network).map(({ name, times }) => limiterOf(times).consume(before + name, points, more)),
    ])
    return narrow
  }
  return limiter
}

/** Calls that are allowed here, by the installation's `RATE_LIMIT_SCALE`. */
export const scaled = (points: number, { rateLimitScale }: Pick<Config, 'rateLimitScale'>): number =>
  Math.max(1, Math.round(points * rateLimitScale))

function createPlain({ redis, config }: Pick<Services, 'redis' | 'config'>, options: Options): RateLimiterAbstract {
  const here = { ...options, points: scaled(options.points, config) }
  if (!redis) return new RateLimiterMemory(here)
  const redisOptions: IRateLimiterRedisOptions = {
    ...here,
    storeClient: redis,
    insuranceLimiter: new RateLimiterMemory(here),
  }
  return new RateLimiterRedis(redisOptions)
}

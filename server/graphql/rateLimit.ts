import { rateLimitDirective } from 'graphql-rate-limit-directive'
import type { GraphQLSchema } from 'graphql'
import {
  type IRateLimiterRedisOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import { networkOf } from '../accounts/networkOf'
import { ownerOfRefreshToken } from '../accounts/sessions'
import { rateLimited } from '../errors'
import type { Services } from '../services'
import type { Context } from './context'

/**
 * Whose bucket a call draws from: the person's, the partner's, or the network's for everybody else. The person may be
 * known by the refresh cookie alone: an access token ends every ten minutes, and nobody on the same network shall be able
 * to have refused what comes with the old one, since that would log its owner out.
 */
async function callerKey({ services, principal, ip, refreshCookie }: Context): Promise<string> {
  if (principal.kind === 'partner') return `partner:${principal.partnerId}`
  const userId = principal.kind === 'user' ? principal.userId : await ownerOfRefreshToken(services, refreshCookie.value)
  return userId === null ? `ip:${networkOf(ip)}` : `user:${userId}`
}

/**
 * A limiter of `points` calls in `duration` seconds, shared through Redis where there is one. While Redis is away each
 * instance counts for itself.
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

/** Holds every field to its `@rateLimit`: a bucket for each field and caller. */
export function withRateLimit(schema: GraphQLSchema, services: Pick<Services, 'redis' | 'config'>): GraphQLSchema {
  const { rateLimitDirectiveTransformer } = rateLimitDirective<Context, IRateLimiterRedisOptions>({
    keyGenerator: async (_args, _source, _fieldArgs, context, info) =>
      `${info.parentType.name}.${info.fieldName}:${await callerKey(context)}`,
    onLimit: ({ msBeforeNext }) => {
      throw rateLimited(msBeforeNext / 1000)
    },
    limiterClass: limiterClass(services),
    limiterOptions: services.redis ? { storeClient: services.redis } : ({} as { storeClient: undefined }),
  })
  return rateLimitDirectiveTransformer(schema)
}

/** The directive makes its limiters itself, from a class: this one is ours in either form. */
function limiterClass(services: Pick<Services, 'redis' | 'config'>): typeof RateLimiterAbstract {
  const factory = function (options: { keyPrefix: string; points: number; duration: number }) {
    return createLimiter(services, options)
  }
  return factory as unknown as typeof RateLimiterAbstract
}

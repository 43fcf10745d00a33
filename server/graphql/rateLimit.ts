import { type RateLimitArgs, rateLimitDirective } from 'graphql-rate-limit-directive'
import { MapperKind, type SchemaMapper } from '@graphql-tools/utils'
import type { GraphQLFieldConfig, GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import type { IRateLimiterRedisOptions, RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { countRefused } from '../request/limitMetrics'
import { createLimiter, scaled } from '../request/createLimiter'
import { ownerOfRefreshToken } from '../accounts/sessions'
import { rateLimited } from '../platform/errors'
import { logSecurityOf } from '../request/securityLog'
import type { Services } from '../platform/services'
import { callerOf, type Context } from '../request/context'

/**
 * The bucket of a call: the partner's, the user's, or else the network's. With an expired access token the user is known by
 * the refresh cookie: if the network's bucket were used, others on the same network could exhaust it, and the refused
 * refresh would log the user out.
 */
async function callerKey(context: Context): Promise<string> {
  const { services, principal, refreshCookie } = context
  const owner = principal.kind === 'anonymous' ? await ownerOfRefreshToken(services, refreshCookie.value) : null
  return owner === null ? callerOf(context) : `user:${owner}`
}

/**
 * Enforces `@rateLimit`, with a bucket for each field and caller. For subscriptions, in which `swappedPlaces` hold, it counts
 * starts, not events.
 */
export function withRateLimit(schema: GraphQLSchema, services: Pick<Services, 'redis' | 'config'>): GraphQLSchema {
  const say = (
    left: RateLimiterRes,
    { limit, duration }: RateLimitArgs,
    context: Context,
    { fieldName }: GraphQLResolveInfo,
  ) => context.sayLimit({ name: fieldName, points: scaled(limit, services.config), duration, left })
  const { rateLimitDirectiveTransformer } = rateLimitDirective<Context, IRateLimiterRedisOptions>({
    keyGenerator: async (_args, _source, _fieldArgs, context, info) =>
      `${info.parentType.name}.${info.fieldName}:${await callerKey(context)}`,
    setState: (left, limit, _source, _fieldArgs, context, info) => say(left, limit, context, info),
    onLimit: (left, limit, _source, _fieldArgs, context, info) => {
      say(left, limit, context, info)
      const target = `${info.parentType.name}.${info.fieldName}`
      countRefused(target)
      logSecurityOf(context, 'rate_limit', 'blocked', { target })
      throw rateLimited(left.msBeforeNext / 1000)
    },
    limiterClass: limiterClass(services),
    limiterOptions: services.redis ? { storeClient: services.redis } : ({} as { storeClient: undefined }),
  })
  return rateLimitDirectiveTransformer(schema)
}

/**
 * The directive wraps `resolve` alone, which subscriptions call for each event: theirs changes places with `subscribe` before
 * and after.
 */
export const swappedPlaces: SchemaMapper = {
  [MapperKind.SUBSCRIPTION_ROOT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>) => ({
    ...field,
    resolve: field.subscribe,
    subscribe: field.resolve,
  }),
}

/** The directive instantiates a class. This constructor returns our limiter instead, in memory or in Redis. */
function limiterClass(services: Pick<Services, 'redis' | 'config'>): typeof RateLimiterAbstract {
  const factory = function (options: { keyPrefix: string; points: number; duration: number }) {
    return createLimiter(services, options)
  }
  return factory as unknown as typeof RateLimiterAbstract
}

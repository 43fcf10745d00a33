import { rateLimitDirective } from 'graphql-rate-limit-directive'

/** The SDL of `@rateLimit(limit, duration)`: at most `limit` calls of the field in `duration` seconds per caller. */
export const rateLimitSdl: string = rateLimitDirective().rateLimitDirectiveTypeDefs

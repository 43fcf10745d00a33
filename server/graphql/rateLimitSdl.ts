import { rateLimitDirective } from 'graphql-rate-limit-directive'

/** The SDL of `@rateLimit(limit, duration)`: so many calls of the field in so many seconds, for each caller. */
export const rateLimitSdl: string = rateLimitDirective().rateLimitDirectiveTypeDefs

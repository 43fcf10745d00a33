import { GraphQLError } from 'graphql'
import type { ErrorCode, InputError } from './generated/resolverTypes'

/** Nobody is signed in where somebody has to be: 401, and that a token or key is taken in the Authorization header. */
export const unauthenticated = (message = 'Sign in to do this.'): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED', http: { status: 401, headers: new Map([['www-authenticate', 'Bearer']]) } } })

/** Somebody is known, but may not do this: 403. */
export const forbidden = (message = 'This is not allowed for you.'): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'FORBIDDEN', http: { status: 403 } } })

/** Too many calls: 429 with the seconds to wait. */
export const rateLimited = (retryAfterSeconds: number): GraphQLError => {
  const retryAfter = Math.max(1, Math.ceil(retryAfterSeconds))
  return new GraphQLError('Too many requests. Please try again later.', {
    extensions: {
      code: 'RATE_LIMITED',
      retryAfter,
      http: { status: 429, headers: new Map([['retry-after', String(retryAfter)]]) },
    },
  })
}

/** The request itself is malformed: 400. `field` names what is wrong. */
export const badRequest = (message: string, field?: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field, http: { status: 400 } } })

/** The server cannot do it right now: 503 with the seconds to wait. */
export const unavailable = (code = 'UNAVAILABLE', retryAfterSeconds = 2): GraphQLError =>
  new GraphQLError('The service is busy. Please try again in a moment.', {
    extensions: { code, http: { status: 503, headers: new Map([['retry-after', String(retryAfterSeconds)]]) } },
  })

/** One thing that is wrong with an input, as results carry it. `field` is the path within the operation's input. */
export const inputError = (code: ErrorCode, field: string | null, message: string): InputError => ({
  code,
  field,
  message,
})

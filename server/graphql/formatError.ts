import { unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { faultOf } from '../database/faults'

const PUBLIC_CODES = new Set([
  'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED', 'OPERATION_RESOLUTION_FAILURE', 'UNAVAILABLE', 'STORAGE_FULL',
])

/** Whether an error is one that callers may know, rather than a failure of ours. */
export function isPublic(error: unknown): boolean {
  const cause = unwrapResolverError(error)
  return cause instanceof GraphQLError && (cause.originalError === undefined || PUBLIC_CODES.has(String(cause.extensions.code)))
}

/** The status and code of a failure of ours: 503 for what may pass, 500 for the rest. */
export function failureOf(error: unknown): { status: 500 | 503; code: string; message: string } {
  const fault = faultOf(unwrapResolverError(error))
  const busy = 'The service is busy. Please try again in a moment.'
  if (fault === 'full') return { status: 503, code: 'STORAGE_FULL', message: 'There is no room to store this right now.' }
  if (fault === 'unreachable' || fault === 'timeout' || fault === 'conflict')
    return { status: 503, code: 'UNAVAILABLE', message: busy }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side. Please try again.' }
}

/**
 * What a caller sees of an error. What callers may know keeps its code and words, without guesses at other names;
 * everything else is masked and carries the request id under which the log has the whole story.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { http: _http, stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {}
  if (isPublic(error)) return { ...formatted, message: withoutGuess(formatted.message), extensions }
  const { code, message } = failureOf(error)
  return { message, ...(formatted.path && { path: formatted.path }), extensions: { code } }
}

const withoutGuess = (message: string): string => message.replace(/ Did you mean[^?]*\?/g, '')

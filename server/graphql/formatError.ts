import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { FAILURE_CODES, type FailureCode } from '../../schema/failureCodes'
import type { Config } from '../platform/config'
import { type Fault, faultOf } from '../database/faults'
import { helpFor, messages } from '../platform/errors'

const { internal, ...publicCodes } = FAILURE_CODES
const PUBLIC_CODES = new Set<string>([
  ...Object.values(publicCodes),
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
])

/** Whether callers may see an error as it is; every other error is masked. */
export function isPublic(error: unknown): boolean {
  const cause = unwrapResolverError(error)
  return (
    cause instanceof GraphQLError &&
    (cause.originalError === undefined || PUBLIC_CODES.has(String(cause.extensions.code)))
  )
}

/** Faults after which the same call may succeed later. */
const RETRYABLE = new Set<Fault>(['unreachable', 'timeout', 'conflict', 'refused', 'damaged'])

/** The status, code and text of a masked error: 503 if the same call may succeed later, else 500. */
export function failureOf(error: unknown): { status: 500 | 503; code: FailureCode; message: string } {
  const fault = faultOf(unwrapResolverError(error))
  if (fault === 'full') return { status: 503, code: FAILURE_CODES.storageFull, message: messages.storageFull }
  if (RETRYABLE.has(fault)) return { status: 503, code: FAILURE_CODES.unavailable, message: messages.busy }
  return { status: 500, code: internal, message: messages.internal }
}

/**
 * The error as the caller sees it. A public error keeps its code and message, without graphql-js's guesses at other names;
 * every other error is masked, and the log has its details under the request id. `help` leads to what the code means
 * (docs/product.md API-5).
 */
export const errorFormatter =
  ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { extensions = {}, ...shown } = masked(formatted, error)
    return { ...shown, extensions: { ...extensions, help: helpFor(publicUrl, String(extensions.code)) } }
  }

function masked(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { http: _http, stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {}
  if (isPublic(error)) return { ...formatted, message: withoutGuess(formatted.message), extensions }
  const { code, message } = failureOf(error)
  return { message, ...(formatted.path && { path: formatted.path }), extensions: { code } }
}

const withoutGuess = (message: string): string => message.replace(/ Did you mean[^?]*\?/g, '')

import { unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLError } from 'graphql'
import { FAILURE_CODES } from '../../schema/failureCodes'
import type { FailedCall } from '../platform/errorReporting'
import { type Context, personOf } from '../request/context'
import type { Services } from '../platform/services'

const SERVER_FAILURES = new Set<string>([FAILURE_CODES.internal, FAILURE_CODES.unavailable, FAILURE_CODES.storageFull])

/** Whether an error with this code names the id of its request, for the support to find it in the log. */
export const namesRequest = (code: unknown): boolean => SERVER_FAILURES.has(String(code))

/** Logs and reports an error that its caller sees masked, under the request's id. */
export function noteFailure(
  { log, reporter }: Pick<Services, 'log' | 'reporter'>,
  context: Context,
  error: GraphQLError,
  operationName: string | null | undefined,
): void {
  const cause = unwrapResolverError(error)
  log.error({ requestId: context.requestId, operationName, path: error.path, error: cause }, 'A call failed')
  reporter.report(cause, failedCall(context, error.path))
}

/** A call as reports describe it. The path consists of field names and positions, so it holds no values. */
function failedCall({ requestId, principal, ip }: Context, path: readonly (string | number)[] = []): FailedCall {
  return {
    requestId,
    ip,
    userId: personOf(principal)?.userId ?? null,
    operation: `graphql ${path.join('.')}`.trim(),
  }
}

import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLSchema } from 'graphql'
import { FAILURE_CODES } from '../../schema/failureCodes'
import type { FailedCall } from '../errorReporting'
import type { Services } from '../services'
import type { Context } from '../request/context'
import { DOCUMENT_LIMITS, documentLimits } from './documentLimits'
import { failureOf, formatError, isPublic } from './formatError'
import { operationMetrics } from './operationMetrics'

const SERVER_FAILURES = new Set<string>([FAILURE_CODES.internal, FAILURE_CODES.unavailable, FAILURE_CODES.storageFull])

export function createApolloServer(
  schema: GraphQLSchema,
  services: Pick<Services, 'log' | 'reporter' | 'config'>,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    hideSchemaDetailsFromClientErrors: true,
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    formatError,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      documentLimits(schema, { schemaNeedsCredential: services.config.production }),
      operationMetrics(),
      failures(services),
    ],
  })
}

/** Logs and reports masked errors under the request's id, and sets the status of the answer. */
function failures({ log, reporter }: Pick<Services, 'log' | 'reporter'>): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ errors = [], response, contextValue, operationName }) => {
        const masked = errors.filter((error) => !isPublic(error))
        if (masked.length === 0) return
        for (const error of masked) {
          log.error(
            { requestId: contextValue.requestId, operationName, path: error.path, error: unwrapResolverError(error) },
            'A call failed',
          )
          reporter.report(unwrapResolverError(error), failedCall(contextValue, error.path))
        }
        response.http.status = failureOf(masked[0]).status
        if (response.body.kind !== 'single') return
        for (const error of response.body.singleResult.errors ?? [])
          if (SERVER_FAILURES.has(String(error.extensions?.code)))
            Object.assign(error, { extensions: { ...error.extensions, requestId: contextValue.requestId } })
      },
    }),
  }
}

/** A call as reports describe it. The path consists of field names and positions, so it holds no values. */
function failedCall({ requestId, principal, ip }: Context, path: readonly (string | number)[] = []): FailedCall {
  return {
    requestId,
    ip,
    userId: principal.kind === 'user' ? principal.userId : null,
    operation: `graphql ${path.join('.')}`.trim(),
  }
}

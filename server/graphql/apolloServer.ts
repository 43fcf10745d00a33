import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLSchema } from 'graphql'
import type { FailedCall } from '../errorReporting'
import type { Services } from '../services'
import type { Context } from './context'
import { DOCUMENT_LIMITS, documentLimits } from './documentLimits'
import { failureOf, formatError, isPublic } from './formatError'
import { operationMetrics } from './operationMetrics'

/** The GraphQL server over a schema. */
export function createApolloServer(schema: GraphQLSchema, services: Pick<Services, 'log' | 'reporter' | 'config'>): ApolloServer<Context> {
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
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), documentLimits(schema, { schemaNeedsCredential: services.config.production }), operationMetrics(), failures(services)],
  })
}

/** Logs and reports what was masked, under the request's id, and gives the answer its status. */
function failures({ log, reporter }: Pick<Services, 'log' | 'reporter'>): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ errors = [], response, contextValue, operationName }) => {
        const masked = errors.filter((error) => !isPublic(error))
        if (masked.length === 0) return
        for (const error of masked) {
          log.error({ requestId: contextValue.requestId, operationName, path: error.path, error: unwrapResolverError(error) }, 'A call failed')
          reporter.report(unwrapResolverError(error), failedCall(contextValue, error.path))
        }
        response.http.status = failureOf(masked[0]).status
        if (response.body.kind !== 'single') return
        for (const error of response.body.singleResult.errors ?? [])
          if (['INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'STORAGE_FULL'].includes(String(error.extensions?.code)))
            Object.assign(error, { extensions: { ...error.extensions, requestId: contextValue.requestId } })
      },
    }),
  }
}

/** What a report says of a call: the path has the schema's names and positions, and no value. */
function failedCall({ requestId, principal, ip }: Context, path: readonly (string | number)[] = []): FailedCall {
  return { requestId, ip, userId: principal.kind === 'user' ? principal.userId : null, operation: `graphql ${path.join('.')}`.trim() }
}

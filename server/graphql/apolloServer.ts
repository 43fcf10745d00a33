import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Services } from '../platform/services'
import type { Context } from '../request/context'
import { DOCUMENT_LIMITS, documentLimits } from './documentLimits'
import { errorFormatter, failureOf, isPublic } from './formatError'
import { keptAnswers } from './keptAnswers'
import { namesRequest, noteFailure } from './noteFailure'
import { once } from './once'
import { operationMetrics } from './operationMetrics'
import { turns } from './turns'

export function createApolloServer(
  schema: GraphQLSchema,
  services: Pick<Services, 'log' | 'reporter' | 'config' | 'redis' | 'db' | 'now'>,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    hideSchemaDetailsFromClientErrors: true,
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    formatError: errorFormatter(services.config),
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      documentLimits(schema, { schemaNeedsCredential: services.config.production }),
      turns(),
      operationMetrics(),
      keptAnswers(schema),
      failures(services),
      once(schema, services),
    ],
  })
}

/** Logs and reports masked errors under the request's id, and sets the status of the answer. */
function failures(services: Pick<Services, 'log' | 'reporter'>): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ errors = [], response, contextValue, operationName }) => {
        const masked = errors.filter((error) => !isPublic(error))
        if (masked.length === 0) return
        for (const error of masked) noteFailure(services, contextValue, error, operationName)
        response.http.status = failureOf(masked[0]).status
        if (response.body.kind !== 'single') return
        for (const error of response.body.singleResult.errors ?? [])
          if (namesRequest(error.extensions?.code))
            Object.assign(error, { extensions: { ...error.extensions, requestId: contextValue.requestId } })
      },
    }),
  }
}

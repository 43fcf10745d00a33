import type { ApolloServer } from '@apollo/server'
import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import type { Context } from '../graphql/context'
import { RestFailure } from './RestCall'

/**
 * Runs an operation in process: the same limits, permissions and masking as over HTTP.
 * @throws RestFailure for top-level errors, with the body that the adapter documents.
 */
export async function executeOperation<Data>(
  apollo: ApolloServer<Context>,
  contextValue: Context,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { body, http } = await apollo.executeOperation<Data>({ query, variables }, { contextValue })
  if (body.kind !== 'single') throw new Error('The adapter has no use for incremental answers')
  const [error] = body.singleResult.errors ?? []
  if (error) throw failureOfAnswer(error, http.status, contextValue.requestId, http.headers.get('retry-after'))
  return body.singleResult.data as Data
}

/** The answer that an error deserves which a field threw: only those that callers may know come this way. */
export function failureOf(error: GraphQLError, requestId: string): RestFailure {
  const http = error.extensions.http as { status?: number; headers?: Map<string, string> } | undefined
  return failureOfAnswer(error, http?.status, requestId, http?.headers?.get('retry-after'))
}

function failureOfAnswer({ message, extensions }: GraphQLFormattedError, status: number | undefined, requestId: string, retryAfter: string | undefined): RestFailure {
  const headers = retryAfter ? { 'Retry-After': retryAfter } : undefined
  if (extensions?.code === 'BAD_USER_INPUT') {
    const field = typeof extensions.field === 'string' ? extensions.field : ''
    return new RestFailure(400, { error: message, fields: { [field]: [message] } })
  }
  if (status === undefined || status < 400 || status >= 500)
    return new RestFailure(status ?? 500, { detail: message, request_id: requestId }, headers)
  return new RestFailure(status, { detail: message }, headers)
}

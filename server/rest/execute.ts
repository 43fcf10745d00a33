import type { ApolloServer } from '@apollo/server'
import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import type { Context } from '../graphql/context'
import { RestFailure } from './RestCall'

/** What an answer's head says of a failure. */
interface Head {
  status?: number
  headers?: ReadonlyMap<string, string>
}

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
  if (error) throw toFailure(error, http, contextValue.requestId)
  return body.singleResult.data as Data
}

/** The answer that an error deserves which was thrown outside an operation: only those that callers may know come this way. */
export function restFailureOf(error: GraphQLError, requestId: string): RestFailure {
  return toFailure(error, (error.extensions.http ?? {}) as Head, requestId)
}

function toFailure({ message, extensions }: GraphQLFormattedError, { status = 500, headers }: Head, requestId: string): RestFailure {
  if (extensions?.code === 'BAD_USER_INPUT') {
    const field = typeof extensions.field === 'string' ? extensions.field : ''
    return new RestFailure(400, { error: message, fields: { [field]: [message] } })
  }
  if (status < 400 || status >= 500) return new RestFailure(status, { detail: message, request_id: requestId }, headers)
  return new RestFailure(status, { detail: message }, headers)
}

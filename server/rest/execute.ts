import type { ApolloServer } from '@apollo/server'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import { textOf } from '../graphql/textOf'
import type { Context } from '../request/context'
import { RestFailure } from './RestCall'

/** The header of an answer that was given before. */
export const REPLAYED = 'idempotency-replayed'

/** The part of an HTTP answer that says how an operation failed. */
interface Head {
  status?: number
  headers?: ReadonlyMap<string, string>
}

/**
 * Runs an operation in process: the same limits, permissions and masking as over HTTP.
 * @param onReplayed called when it was done before, and is answered as it was then (docs/product.md API-51).
 * @throws RestFailure for top-level errors, with the body that the adapter documents.
 */
export async function executeOperation<Data, Variables extends Record<string, unknown>>(
  apollo: ApolloServer<Context>,
  contextValue: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  onReplayed: () => void,
): Promise<Data> {
  const { body, http } = await apollo.executeOperation({ query: textOf(document), variables }, { contextValue })
  if (body.kind !== 'single') throw new Error('The adapter does not take incremental answers')
  const [error] = body.singleResult.errors ?? []
  if (error) throw toFailure(error, http, contextValue.requestId)
  if (http.headers.has(REPLAYED)) onReplayed()
  return body.singleResult.data as Data
}

/** The answer for an error that was thrown outside an operation. Only errors that callers may see arrive here. */
export function restFailureOf(error: GraphQLError, requestId: string): RestFailure {
  return toFailure(error, (error.extensions.http ?? {}) as Head, requestId)
}

function toFailure(
  { message, extensions }: GraphQLFormattedError,
  { status = 500, headers }: Head,
  requestId: string,
): RestFailure {
  if (extensions?.code === 'BAD_USER_INPUT') {
    const field = typeof extensions.field === 'string' ? extensions.field : ''
    return new RestFailure(400, { error: message, fields: { [field]: [message] } })
  }
  if (status < 400 || status >= 500) return new RestFailure(status, { detail: message, request_id: requestId }, headers)
  return new RestFailure(status, { detail: message }, headers)
}

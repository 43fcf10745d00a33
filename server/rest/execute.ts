import type { ApolloServer } from '@apollo/server'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, type GraphQLError, type GraphQLFormattedError, print } from 'graphql'
import type { Context } from '../request/context'
import { RestFailure } from './RestCall'

/** The part of an HTTP answer that says how an operation failed. */
interface Head {
  status?: number
  headers?: ReadonlyMap<string, string>
}

/**
 * Runs an operation in process: the same limits, permissions and masking as over HTTP.
 * @throws RestFailure for top-level errors, with the body that the adapter documents.
 */
export async function executeOperation<Data, Variables extends Record<string, unknown>>(
  apollo: ApolloServer<Context>,
  contextValue: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { body, http } = await apollo.executeOperation({ query: textOf(document), variables }, { contextValue })
  if (body.kind !== 'single') throw new Error('The adapter does not take incremental answers')
  const [error] = body.singleResult.errors ?? []
  if (error) throw toFailure(error, http, contextValue.requestId)
  return body.singleResult.data as Data
}

const texts = new WeakMap<DocumentNode, string>()

/** A document as text, printed once: Apollo Server keeps parsed documents by their text. */
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document)
  texts.set(document, text)
  return text
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

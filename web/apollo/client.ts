import { ApolloClient, ApolloLink, HttpLink, ServerError, ServerParseError } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { createCache } from './createCache'
import { GRAPHQL_URL } from './postGraphql'

/** How long a query waits before it is sent again, in milliseconds; up to as much again is added by chance. */
const RETRY_MS = 300

/**
 * The application's client. `outer` links see the result after retries, `inner` ones each request. Only queries are
 * retried.
 */
export function createClient(outer: ApolloLink[], inner: ApolloLink[]): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([...outer, retryLink(), ...inner, httpLink()]),
  })
}

function httpLink(): ApolloLink {
  return new HttpLink({ uri: GRAPHQL_URL, credentials: 'same-origin', fetch: (input, init) => fetch(input, init) })
}

/** Sends a query once more when no answer came at all. */
function retryLink(): ApolloLink {
  return new RetryLink({
    delay: { initial: RETRY_MS, jitter: true },
    attempts: {
      max: 2,
      retryIf: (error, operation) =>
        operation.operationType === OperationTypeNode.QUERY &&
        !ServerError.is(error) &&
        !ServerParseError.is(error) &&
        error.name !== 'AbortError',
    },
  })
}

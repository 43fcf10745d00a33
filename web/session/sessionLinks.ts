import { ApolloLink, CombinedGraphQLErrors, ServerError, type ErrorLike } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { from, switchMap, throwError } from 'rxjs'
import { type SessionEnds, tokenAfterRefusal } from './afterRefusal'
import { householdHeader } from './chosenHousehold'
import { readToken } from './session'

/** Sends the access token along and notes which one it was; and says for which household the call is. */
export function authLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = readToken()
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      sentToken: token,
      headers: token === null ? headers : { ...headers, ...householdHeader(), authorization: `Bearer ${token}` },
    }))
    return forward(operation)
  })
}

/** Refreshes the session when the server no longer takes the token, and sends the operation again, once. */
export function refreshLink(ends: SessionEnds): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!isAnswered(error, 401, 'UNAUTHENTICATED')) return
    return from(tokenAfterRefusal(sentToken(operation), ends)).pipe(
      switchMap((token) => (token === null ? throwError(() => error) : forward(operation))),
    )
  })
}

/** Ends the session when there were too many calls. Feedback is left alone: it just fails (docs/product.md ACC-39). */
export function rateLimitLink({ onRateLimited }: SessionEnds): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    if (!isAnswered(error, 429, 'RATE_LIMITED') || isFeedback(operation)) return
    // Of several calls that were too many the first ends the session; the others belong to it.
    if (sentToken(operation) === readToken()) onRateLimited()
  })
}

function isAnswered(error: ErrorLike, status: number, code: string): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some(({ extensions }) => extensions?.code === code)
  return ServerError.is(error) && error.statusCode === status
}

function sentToken(operation: ApolloLink.Operation): string | null {
  return (operation.getContext() as { sentToken?: string | null }).sentToken ?? null
}

function isFeedback({ query }: ApolloLink.Operation): boolean {
  return query.definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.selectionSet.selections.some(
        (field) => field.kind === 'Field' && field.name.value === 'submitFeedback',
      ),
  )
}

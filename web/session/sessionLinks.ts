import { ApolloLink, CombinedGraphQLErrors, ServerError, type ErrorLike } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { from, switchMap } from 'rxjs'
import { readToken, type SessionEnd, subjectOf } from './session'
import { refreshToken } from './refreshToken'

/** What the application does when a session ends by itself. */
export interface SessionEnds {
  /** The session could not be refreshed, for this reason. */
  onExpired: (end: SessionEnd) => void
  /** There were too many calls. */
  onRateLimited: () => void
}

/** Sends the access token along and notes which one it was. */
export function authLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = readToken()
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      sentToken: token,
      headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
    }))
    return forward(operation)
  })
}

/**
 * Refreshes the session when the server no longer takes the token, and sends the operation again, once. Operations that
 * fail together wait for one refresh; one whose answer comes late goes on with the token that is there by then, if that is
 * still the same person's.
 */
export function refreshLink({ onExpired, onRateLimited }: SessionEnds): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!isAnswered(error, 401, 'UNAUTHENTICATED')) return
    const sent = sentToken(operation)
    const held = readToken()
    if (sent === null || held === null) return
    if (subjectOf(sent) !== subjectOf(held)) return
    if (sent !== held) return forward(operation)
    const refreshed = refreshToken().then((outcome) => {
      if (outcome === 'renewed') return
      if (readToken() === held) {
        if (outcome.why === 'tooManyCalls') onRateLimited()
        else onExpired(outcome)
      }
      throw error
    })
    return from(refreshed).pipe(switchMap(() => forward(operation)))
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

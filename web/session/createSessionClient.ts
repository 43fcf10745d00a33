import type { ApolloClient } from '@apollo/client'
import { createClient } from '../apollo/client'
import { authLink, rateLimitLink, refreshLink, type SessionEnds } from './sessionLinks'

/** The client whose calls carry the access token, renew it when it has expired, and end the session when they must. */
export function createSessionClient(ends: SessionEnds): ApolloClient {
  return createClient([rateLimitLink(ends), refreshLink(ends)], [authLink()])
}

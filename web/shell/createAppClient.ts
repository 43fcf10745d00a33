import type { ApolloClient } from '@apollo/client'
import type { LazyApolloClient } from '../apollo/lazyApolloClient'
import { createSessionClient } from '../session/createSessionClient'
import { sessionEnds } from './sessionEnds'

/** The client of this page, created at the first call. */
export function clientOf(holder: LazyApolloClient): ApolloClient {
  return (holder.client ??= createSessionClient(sessionEnds(holder)))
}

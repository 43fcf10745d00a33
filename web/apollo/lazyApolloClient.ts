import type { ApolloClient } from '@apollo/client'
import { createContext, useCallback, useContext } from 'react'

/**
 * Holds the page's one GraphQL client. The client's code is heavy, and the sign-in page does not need it until the form
 * is sent, so the client is created when it is first used.
 */
export interface LazyApolloClient {
  client: ApolloClient | null
  readonly goToLogin: () => void
  /** Fetches the client's code and returns the function that creates the client, or returns the existing one. */
  readonly load: () => Promise<(holder: LazyApolloClient) => ApolloClient>
}

/** Provides the holder to components. */
export const ClientContext = createContext<LazyApolloClient | null>(null)

/** The holder of this application. */
export function useLazyApolloClient(): LazyApolloClient {
  const holder = useContext(ClientContext)
  if (holder === null) throw new Error('useLazyApolloClient needs a ClientContext around it')
  return holder
}

/** Returns a function that fetches the client's code ahead of its first use. */
export function usePrefetchClient(): () => void {
  const holder = useLazyApolloClient()
  // A failure is reported by the first use, which fetches again.
  return useCallback(() => void holder.load().catch(() => undefined), [holder])
}

import type { ApolloClient } from '@apollo/client'
import { createContext, useCallback, useContext } from 'react'

/**
 * The place of the one GraphQL client of a page. The client is heavy, and who signs in does not need it until the form
 * is sent: it is made when it is first wanted.
 */
export interface ClientHolder {
  client: ApolloClient | null
  readonly goToLogin: () => void
}

/** Where the parts of the application find the holder. */
export const ClientContext = createContext<ClientHolder | null>(null)

/** The holder of this application. */
export function useClientHolder(): ClientHolder {
  const holder = useContext(ClientContext)
  if (holder === null) throw new Error('useClientHolder needs a ClientContext around it')
  return holder
}

/** Fetches the client's code, so that it is there when it is wanted. */
export function fetchClientCode(): void {
  // A failure shows when the client is wanted and fetched again.
  import('./createAppClient').catch(() => undefined)
}

/** For pages without a `DataLayer`: a function that gives the client. */
export function useLazyClient(): () => Promise<ApolloClient> {
  const holder = useClientHolder()
  return useCallback(async () => (await import('./createAppClient')).clientOf(holder), [holder])
}

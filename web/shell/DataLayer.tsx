import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useLazyApolloClient } from '../apollo/lazyApolloClient'
import { useSession } from '../session/useSession'
import { clientOf } from './createAppClient'
import { PageLoading } from './PageLoading'

/**
 * Gives the pages within it their data: the hooks of `@apollo/client/react` work here. What an open page asks waits for the
 * token that the page may get (docs/product.md ACC-44), since the answer depends on who asks.
 */
export function DataLayer({ children }: { children: ReactNode }) {
  const holder = useLazyApolloClient()
  if (useSession() === 'resuming') return <PageLoading />
  return <ApolloProvider client={clientOf(holder)}>{children}</ApolloProvider>
}

import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useLazyApolloClient } from '../apollo/lazyApolloClient'
import { clientOf } from './createAppClient'

/** Gives the pages within it their data: the hooks of `@apollo/client/react` work here. */
export function DataLayer({ children }: { children: ReactNode }) {
  return <ApolloProvider client={clientOf(useLazyApolloClient())}>{children}</ApolloProvider>
}

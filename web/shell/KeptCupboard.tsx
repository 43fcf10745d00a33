import { ApolloProvider } from '@apollo/client/react'
import { useLazyApolloClient } from '../apollo/lazyApolloClient'
import CupboardPage from '../cupboard/CupboardPage'
import { clientOf } from './createAppClient'
import { KeptNotice } from './KeptNotice'
import { messages } from './messages'

/**
 * The cupboard as this device keeps it, while the server can't be reached (docs/product.md DEV-15). What is changed is sent
 * when its person is signed in again.
 */
export default function KeptCupboard({ owner }: { owner: string }) {
  const holder = useLazyApolloClient()
  return (
    <ApolloProvider client={clientOf(holder)}>
      <CupboardPage owner={owner} notice={<KeptNotice>{messages.keptCupboard}</KeptNotice>} />
    </ApolloProvider>
  )
}

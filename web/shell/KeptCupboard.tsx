import { ApolloProvider } from '@apollo/client/react'
import { Navigate, useLocation } from 'react-router-dom'
import { useLazyApolloClient } from '../apollo/lazyApolloClient'
import CupboardPage from '../cupboard/CupboardPage'
import { cupboardPart, isRecent } from '../live/cupboard/cupboardPart'
import { usePart } from '../live/replica/usePart'
import { loginAddress } from '../product/nextAddress'
import { clientOf } from './createAppClient'
import { KeptNotice } from './KeptNotice'
import { messages } from './messages'

/**
 * The cupboard as this device keeps it, while the server can't be reached (docs/product.md DEV-15). What is changed is sent
 * when its person is signed in again. Without one the sign-in page stands here.
 */
export default function KeptCupboard({ owner }: { owner: string }) {
  const holder = useLazyApolloClient()
  const here = useLocation()
  const { part } = usePart(cupboardPart, owner)
  if (!isRecent(part.toldAt())) return <Navigate to={loginAddress(here)} replace />
  return (
    <ApolloProvider client={clientOf(holder)}>
      <CupboardPage owner={owner} notice={<KeptNotice>{messages.keptCupboard}</KeptNotice>} />
    </ApolloProvider>
  )
}

import { useEffect } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { GlobalStyle } from '../styles/GlobalStyle'
import { ClientContext, type LazyApolloClient } from '../apollo/lazyApolloClient'
import { followDeviceOwner } from '../session/deviceOwner'
import { forgetKept } from './forgetKept'
import { ErrorBoundary } from './ErrorBoundary'
import { reportError } from '../telemetry/errorReporting'
import { followForgetting } from '../session/forgetPerson'
import { Overlays } from './Overlays'

/** Props of `App`. */
export interface AppProps extends Pick<RouterProviderProps, 'router'> {
  holder: LazyApolloClient
}

/** The whole application around its router: styles, the last catch, the place of the client and the alerts. */
export function App({ router, holder }: AppProps) {
  useEffect(followDeviceOwner, [])
  useEffect(forgetKept, [])
  useEffect(() => followForgetting(() => void holder.client?.clearStore()), [holder])
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary onError={reportError}>
        <ClientContext value={holder}>
          <RouterProvider router={router} />
        </ClientContext>
      </ErrorBoundary>
      <Overlays />
    </>
  )
}

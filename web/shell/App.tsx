import { useEffect, useLayoutEffect, useMemo } from 'react'
import { GlobalStyle } from '../styles/GlobalStyle'
import { ClientContext, type LazyApolloClient } from '../apollo/lazyApolloClient'
import { followDeviceOwner } from '../session/deviceOwner'
import { forgetKept } from './forgetKept'
import { ErrorBoundary } from './ErrorBoundary'
import { reportError } from '../telemetry/errorReporting'
import { followForgetting } from '../session/forgetPerson'
import { SessionEndsContext } from '../session/plainHooks'
import { Overlays } from './Overlays'
import { Pages, type PagesProps } from './Pages'
import { sessionEnds } from './sessionEnds'
import { ShellContext, type ShellName } from './shells'

/** Props of `App`. */
export interface AppProps extends PagesProps {
  holder: LazyApolloClient
  /** Called once it stands on the page; the function itself never changes. */
  onDrawn?: () => void
  /** What the HTML of the page shows, if it is taken over. */
  shell: ShellName
}

/** The whole application around its router: styles, the last catch, the place of the client and the alerts. */
export function App({ holder, onDrawn, shell, ...pages }: AppProps) {
  const ends = useMemo(() => sessionEnds(holder), [holder])
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  useEffect(followDeviceOwner, [])
  useEffect(forgetKept, [])
  useEffect(() => followForgetting(() => void holder.client?.clearStore()), [holder])
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary onError={reportError}>
        <ClientContext value={holder}>
          <SessionEndsContext value={ends}>
            <ShellContext value={shell}>
              <Pages {...pages} />
            </ShellContext>
          </SessionEndsContext>
        </ClientContext>
      </ErrorBoundary>
      <Overlays />
    </>
  )
}

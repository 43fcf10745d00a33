import { type ReactNode, Suspense, useContext, useDeferredValue } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { PlaceInHtml } from '../plan/FirstView'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { layer, media, radius, space, weight } from '../styles/tokens'
import { Footer } from './Footer'
import { Header } from './Header'
import { messages } from './messages'
import { PageLoading } from './PageLoading'
import { MAIN_ID, RouteAnnouncer } from './RouteAnnouncer'
import { RouteBoundary } from './RouteBoundary'
import { ScrollKeeper } from './ScrollKeeper'
import { ShellContext } from './shells'
import { useIsTakingOver } from './useIsTakingOver'

/** Skip link, header, main part and footer around a page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Skip href={`#${MAIN_ID}`}>{messages.skip}</Skip>
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Root>
  )
}

/** The layout route around all pages (docs/product.md UI-4). */
export function Layout() {
  const { key } = useLocation()
  const shell = useContext(ShellContext)
  // Of most pages the HTML shows no more than their frame.
  const isFrame = useDeferredValue(useIsTakingOver(shell === 'frame'))
  return (
    <Frame>
      <RouteAnnouncer />
      <ScrollKeeper />
      <RouteBoundary step={key}>
        {isFrame ? (
          <PlaceInHtml>
            <PageLoading />
          </PlaceInHtml>
        ) : (
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        )}
      </RouteBoundary>
    </Frame>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - var(--bar-height));

  ${media.print} {
    display: block;
    min-height: 0;
  }
`

const Main = styled.main`
  flex: 1 0 auto;
  position: relative;
`

const Skip = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${layer.alert};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-weight: ${weight.strong};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }

  ${screenOnly}
`

import type { ReactNode } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { layer, media, radius, space, weight } from '../styles/tokens'
import { Footer } from './Footer'
import { Header } from './Header'
import { modeOf } from '../plan/modes'
import { messages } from './messages'
import { MAIN_ID, RouteAnnouncer } from './RouteAnnouncer'

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
  return (
    <Frame>
      <RouteAnnouncer />
      <ScrollRestoration getKey={placeOf} />
      <Outlet />
    </Frame>
  )
}

/** The scroll position is kept for each page, and for each mode of the planner. */
function placeOf({ pathname, search }: Location): string {
  return `${pathname} ${modeOf(new URLSearchParams(search))}`
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

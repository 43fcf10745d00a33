import { type ComponentType, lazy, Suspense, useContext } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { LOGIN_PATH } from '../product/paths'
import { productConfig } from '../product/productConfig'
import { useSession, useSessionEnd } from '../session/useSession'
import { focusable, screenOnly, visuallyHidden } from '../styles/mixins'
import { color } from '../styles/themes'
import { family, gutter, line, measure, media, radius, size, space, target, weight } from '../styles/tokens'
import { Logo } from './Logo'
import { ShellContext } from './shells'
import { useIsTakingOver } from './useIsTakingOver'

/** Comes with the code of the pages that need a person. Left out while it can't be fetched: the logo leads to the planner. */
const Ways = lazy<ComponentType>(() => import('./Ways').catch(() => ({ default: () => null })))

/** One element for good: React keeps what the HTML has of it until the code is here, unless it is drawn again before. */
const waysAround = (
  <Suspense fallback={null}>
    <Ways />
  </Suspense>
)

/**
 * The header of every page (docs/product.md UI-4, UI-5): the logo, which goes to '/', and for who is signed in the ways around
 * (MODE-6).
 */
export function Header() {
  const { productName } = productConfig()
  const hasWays = useHasWays()
  return (
    <Root>
      <Inner>
        <Home to="/">
          <Logo />
          <span>{productName}</span>
        </Home>
        {hasWays ? waysAround : null}
      </Inner>
    </Root>
  )
}

/** Whether a page may have ways around: the HTML of any page but sign-in, and where a person is known. */
function useHasWays(): boolean {
  const { pathname } = useLocation()
  const shell = useContext(ShellContext)
  const session = useSession()
  const end = useSessionEnd()
  const isFrame = useIsTakingOver() && shell === 'frame'
  return isFrame || (pathname !== LOGIN_PATH && (session !== 'signedOut' || end?.why === 'unreachable'))
}

const Root = styled.header`
  ${screenOnly}
  background: ${color.surface};

  ${media.wide} {
    border-block-end: ${line.hairline} solid ${color.border};
  }
`

/* With large text what does not fit goes to the next line instead of out of the window. */
const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  max-width: calc(${measure.page} + 2 * ${gutter});
  min-height: 3.5rem;
  margin-inline: auto;
  padding: ${space[1]} ${gutter};

  ${media.wide} {
    column-gap: ${space[5]};
  }
`

const Home = styled(Link)`
  ${focusable}
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  max-width: 100%;
  min-height: ${target};
  border-radius: ${radius.medium};
  color: ${color.text};
  font-family: ${family.heading};
  font-size: ${size.title};
  font-weight: ${weight.strong};
  letter-spacing: -0.015em;
  line-height: 1.15;
  text-decoration: none;

  /* The way back takes its place. */
  ${media.narrow} {
    &:has(~ [data-way]) > span {
      ${visuallyHidden}
    }
  }
`

import { Refrigerator } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { space } from '../styles/tokens'
import { BackLink } from './BackLink'
import { HeaderLink } from './HeaderLink'
import { messages } from './messages'
import { ModeNav } from './ModeNav'
import { parentOf } from './parentPages'
import { useWaysAround } from './useWaysAround'

/** Left out while its code can't be fetched: Settings leads there, too. */
const PeopleLink = lazy<ComponentType>(() => import('./PeopleLink').catch(() => ({ default: () => null })))

/**
 * What the header offers who is signed in: the modes, the way back, who is at the table and the cupboard (docs/product.md
 * MODE-6 to MODE-8). The cupboard is last: it is in the HTML, and stays in its place while the people come.
 */
export default function Ways() {
  const { pathname } = useLocation()
  const ways = useWaysAround()
  if (ways === null) return null
  const parent = ways.isGuess ? null : parentOf(pathname)
  return (
    <>
      <ModeNav modes={ways.modes} isGuess={ways.isGuess} />
      {parent ? <BackLink {...parent} /> : null}
      <End data-guess={ways.isGuess || undefined}>
        {ways.isSignedIn ? (
          <Suspense fallback={null}>
            <PeopleLink />
          </Suspense>
        ) : null}
        <HeaderLink to="/cupboard" aria-label={messages.cupboardTitle} title={messages.cupboardTitle}>
          <Refrigerator aria-hidden="true" />
        </HeaderLink>
      </End>
    </>
  )
}

/* It has the rest of the line, so that it stays in its place while the people come. */
const End = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};

  :root:not([data-person]) &[data-guess] {
    display: none;
  }
`

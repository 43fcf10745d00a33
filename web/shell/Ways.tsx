import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { BackLink } from './BackLink'
import { ModeNav } from './ModeNav'
import { parentOf } from './parentPages'
import { useWaysAround } from './useWaysAround'

/** Left out while its code can't be fetched: Settings leads there, too. */
const TableLinks = lazy<ComponentType>(() => import('./TableLinks').catch(() => ({ default: () => null })))

/**
 * What the header offers who is signed in: the modes, the way back, the cupboard and who is at the table (docs/product.md
 * MODE-6 to MODE-8).
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
      <End>
        {ways.isSignedIn ? (
          <Suspense fallback={null}>
            <TableLinks />
          </Suspense>
        ) : null}
      </End>
    </>
  )
}

const End = styled.div`
  margin-inline-start: auto;
`

import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { MODES, type Mode } from '../plan/modes'
import { useSession } from '../session/useSession'
import { READABLE_MODES } from './planner/readableModes'
import { ShellContext } from './shells'
import { useIsTakingOver } from './useIsTakingOver'
import { useKeptPage } from './useKeptPage'

/** Which ways the header of a page offers. */
export interface WaysAround {
  modes: readonly Mode[]
  /** Drawn into the HTML, where it is not known yet who asks, nor for which page. */
  isGuess: boolean
  /** Whether the household and its cupboard can be opened. */
  isSignedIn: boolean
}

/** The ways that there are for who is signed in, and where the device stands in for the server; null for a stranger. */
export function useWaysAround(): WaysAround | null {
  const { pathname } = useLocation()
  const shell = useContext(ShellContext)
  const session = useSession()
  const kept = useKeptPage(pathname)
  if (useIsTakingOver() && shell === 'frame') return { modes: MODES, isGuess: true, isSignedIn: false }
  if (session !== 'signedOut') return { modes: MODES, isGuess: false, isSignedIn: true }
  return kept && { modes: READABLE_MODES, isGuess: false, isSignedIn: false }
}

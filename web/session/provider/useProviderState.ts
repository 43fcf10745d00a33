import { useContext, useEffect, useState } from 'react'
import { productConfig } from '../../product/productConfig'
import { callServer } from '../callServer'
import { SessionEndsContext } from '../plainHooks'
import { ProviderStateText, type ProviderStateQuery } from './operations.generated'

/** The person, as far as it matters how they sign in. */
export type ProviderState = ProviderStateQuery['viewer']

/**
 * How the signed-in person may sign in; null until it is known, and where it is not needed. `reload` asks again.
 */
export function useProviderState(isNeeded = productConfig().provider !== null): {
  state: ProviderState | null
  reload: () => void
} {
  const ends = useContext(SessionEndsContext)
  const [state, setState] = useState<ProviderState | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isNeeded || ends === null) return
    let current = true
    callServer(ProviderStateText, {}, ends).then(
      ({ viewer }) => {
        if (current) setState(viewer)
      },
      (error: unknown) => console.warn('Could not read how one signs in', error),
    )
    return () => {
      current = false
    }
  }, [ends, turn, isNeeded])
  return { state, reload: () => setTurn((before) => before + 1) }
}

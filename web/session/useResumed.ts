import { useEffect, useSyncExternalStore } from 'react'
import { hasResumed, resumeSession } from './resumeSession'
import { readSessionEnd, subscribeToSession } from './session'

/**
 * For the login page: whether the session came back by itself. While the page is open it asks again when the network is
 * back, if the server could not be reached before.
 */
export function useResumed(): boolean {
  useEffect(() => {
    const tryAgain = () => {
      if (readSessionEnd()?.why === 'unreachable') void resumeSession()
    }
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
  return useSyncExternalStore(subscribeToSession, hasResumed, () => false)
}

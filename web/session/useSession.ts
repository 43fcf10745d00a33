import { useSyncExternalStore } from 'react'
import { resuming } from './resumeSession'
import { readSessionEnd, readToken, type SessionEnd, subscribeToSession } from './session'

/** Whether this tab has an access token, waits for one that a refresh cookie may give, or has none. */
export type SessionState = 'signedIn' | 'resuming' | 'signedOut'

/** The session of this tab; follows every change. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, readState, () => 'signedOut')
}

/** Whether an access token is stored in this tab. */
export function useSignedIn(): boolean {
  return useSession() === 'signedIn'
}

/** Why there is no session any more, or not yet; null where there is nothing to say. */
export function useSessionEnd(): SessionEnd | null {
  return useSyncExternalStore(subscribeToSession, readSessionEnd, () => null)
}

function readState(): SessionState {
  if (readToken() !== null) return 'signedIn'
  return resuming() !== null ? 'resuming' : 'signedOut'
}

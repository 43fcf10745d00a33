import { useSyncExternalStore } from 'react'
import { readToken, subscribeToSession } from './session'

/** Whether an access token is stored in this tab; follows every change. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, () => readToken() !== null)
}

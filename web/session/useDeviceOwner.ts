import { useSyncExternalStore } from 'react'
import { readDeviceOwner } from './deviceOwner'
import { subscribeToSession } from './session'

/** `readDeviceOwner` for components. It follows other tabs, so that a logout there closes what is open here. */
export function useDeviceOwner(): string | null {
  return useSyncExternalStore(subscribe, readDeviceOwner, () => null)
}

function subscribe(changed: () => void): () => void {
  const stop = subscribeToSession(changed)
  window.addEventListener('storage', changed)
  return () => {
    stop()
    window.removeEventListener('storage', changed)
  }
}

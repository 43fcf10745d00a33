import { useSyncExternalStore } from 'react'
import { readToken, subjectOf, subscribeToSession } from './session'

/** The key of local storage with the user who signed in last on this device and has not logged out since. */
export const DEVICE_OWNER_KEY = 'deviceOwner'

/**
 * The user who signed in last on this device and has not logged out; null without one. What belongs to them may be shown
 * without a network (docs/product.md DEV-7). It grants nothing at the server.
 */
export function readDeviceOwner(): string | null {
  try {
    return localStorage.getItem(DEVICE_OWNER_KEY)
  } catch {
    return null
  }
}

/** Follows the sessions of this tab: the device's owner is set when one begins and removed when it ends. */
export function followDeviceOwner(): () => void {
  if (readToken() !== null) storeOwner()
  return subscribeToSession(storeOwner)
}

function storeOwner(): void {
  const token = readToken()
  const owner = token && subjectOf(token)
  try {
    if (owner) localStorage.setItem(DEVICE_OWNER_KEY, owner)
    else localStorage.removeItem(DEVICE_OWNER_KEY)
  } catch {
    // Without storage there is nothing to show.
  }
}

/** The same for components. It follows other tabs, so that a logout there closes what is open here. */
export function useDeviceOwner(): string | null {
  return useSyncExternalStore(subscribe, readDeviceOwner)
}

function subscribe(changed: () => void): () => void {
  const stop = subscribeToSession(changed)
  window.addEventListener('storage', changed)
  return () => {
    stop()
    window.removeEventListener('storage', changed)
  }
}

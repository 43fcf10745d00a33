import { useSyncExternalStore } from 'react'
import { readToken, subjectOf, subscribeToSession } from '../apollo/session'

/** The key of local storage that says who signed in last on this device and has not logged out since. */
export const DEVICE_OWNER_KEY = 'deviceOwner'

/**
 * Whoever signed in last on this device, unless that session was ended; null for nobody. What they keep on the device may
 * be shown without a network; it says nothing about who may ask the server for anything.
 */
export function readDeviceOwner(): string | null {
  try {
    return localStorage.getItem(DEVICE_OWNER_KEY)
  } catch {
    return null
  }
}

/** Follows the sessions of this tab: one that begins makes its person the device's owner, one that ends takes them away. */
export function followDeviceOwner(): () => void {
  if (readToken() !== null) note()
  return subscribeToSession(note)
}

function note(): void {
  const token = readToken()
  const owner = token && subjectOf(token)
  try {
    if (owner) localStorage.setItem(DEVICE_OWNER_KEY, owner)
    else localStorage.removeItem(DEVICE_OWNER_KEY)
  } catch {
    // Without storage nothing is kept that could be shown.
  }
}

/** The same for components; follows other tabs too, so that logging out in one closes what is open in another. */
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

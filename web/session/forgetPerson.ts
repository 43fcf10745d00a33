import { clearOwned } from './ownedStorage'
import { endSession } from './session'
import { tokenOwner } from './tokenOwner'

/** The key that passes through local storage when a person is forgotten: its `storage` event tells the other tabs. */
const FORGOTTEN_KEY = 'forgotten'

const listeners = new Set<(owner: string) => void>()

/** Calls `listener` with each person who is forgotten on this page first; returns what stops that. */
export function onForgotten(listener: (owner: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * For a person whose account is deleted: ends the session and removes everything that this browser keeps for them, in
 * every tab. What belongs to the device or to another person stays (docs/product.md DEV-8).
 */
export function forgetPerson(): void {
  const owner = tokenOwner()
  forgetHere(owner)
  clearOwned(owner, ['local'], true)
  for (const listener of [...listeners]) listener(owner)
  try {
    localStorage.setItem(FORGOTTEN_KEY, owner)
    localStorage.removeItem(FORGOTTEN_KEY)
  } catch {
    // Without storage another tab has nothing to remove.
  }
}

/** Follows `forgetPerson` of other tabs. `onEnd` is called when it ended the session of this tab. Returns what stops it. */
export function followForgetting(onEnd: () => void): () => void {
  const hear = ({ key, newValue: owner }: StorageEvent) => {
    if (key !== FORGOTTEN_KEY || !owner) return
    if (owner !== tokenOwner()) return clearOwned(owner, ['session', 'page'], false)
    forgetHere(owner)
    onEnd()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

function forgetHere(owner: string): void {
  endSession()
  clearOwned(owner, ['session', 'page'], true)
}

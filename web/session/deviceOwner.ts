import { readSessionEnd, readToken, subjectOf, subscribeToSession } from './session'

/** The key of local storage with the user who signed in last on this device and whose session may still be alive. */
export const DEVICE_OWNER_KEY = 'deviceOwner'

/**
 * The user who signed in last on this device, has not logged out, and was not refused by the server since; null without
 * one. This browser may hold a refresh cookie of theirs (docs/product.md ACC-44), and what belongs to them may be shown
 * without a network (DEV-7). It grants nothing at the server.
 */
export function readDeviceOwner(): string | null {
  try {
    return localStorage.getItem(DEVICE_OWNER_KEY)
  } catch {
    return null
  }
}

/** Follows the sessions of this tab: the device's owner is set when one begins and removed when it has ended for good. */
export function followDeviceOwner(): () => void {
  let owner = ownerHere() ?? readDeviceOwner()
  const follow = () => {
    const present = ownerHere()
    if (present !== null) storeOwner((owner = present))
    // Another person may have signed in in another tab since.
    else if (isOver() && owner === readDeviceOwner()) storeOwner(null)
  }
  if (readToken() !== null) follow()
  return subscribeToSession(follow)
}

function ownerHere(): string | null {
  const token = readToken()
  return token && subjectOf(token)
}

/** Whether the last session of this page has ended for good. A server that was not reached has not ended it. */
export function isOver(): boolean {
  const end = readSessionEnd()
  return end !== null && end.why !== 'unreachable'
}

/**
 * Whose kept recipes this page may show: those of the person who is signed in, or, where the server can't be reached, of
 * the one whose session may still be alive (docs/product.md DEV-10). Empty for no one.
 */
export function keptOwner(): string {
  if (readToken() !== null) return ownerHere() ?? ''
  return readSessionEnd()?.why === 'unreachable' ? (readDeviceOwner() ?? '') : ''
}

function storeOwner(owner: string | null): void {
  try {
    if (owner !== null) localStorage.setItem(DEVICE_OWNER_KEY, owner)
    else localStorage.removeItem(DEVICE_OWNER_KEY)
  } catch {
    // Without storage there is nothing to show.
  }
}

import { editsOf } from '../plan/live/editsStorage'
import { hasQueued } from '../session/ownedQueue'
import { tokenOwner } from '../session/tokenOwner'

/** How long someone who wants to sign out waits for the server, in milliseconds. */
const PATIENCE = 3000

/** What sends: the plan, the list and the cupboard of this page. */
const senders = new Set<() => Promise<unknown>>()

/** Notes what sends a kind of edits. @returns the cleanup. */
export function followEdits(send: () => Promise<unknown>): () => void {
  senders.add(send)
  return () => void senders.delete(send)
}

/**
 * Sends what was done on this device and is not on the server yet (docs/product.md PLAN-47).
 * @returns whether all of it is there now; false after three seconds.
 */
export async function sendEdits(): Promise<boolean> {
  const owner = tokenOwner()
  const isSent = () => !hasPlanEdits(owner) && !hasQueued(owner)
  if (isSent() || senders.size === 0) return isSent()
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([Promise.all([...senders].map((send) => send())), late])
  return isSent()
}

/** Whether some of that is of the plan, which another person who plans on this device would replace. */
export const hasPlanEdits = (owner = tokenOwner()): boolean => editsOf(owner).read().length > 0

import { tokenOwner } from '../session/tokenOwner'
import { replicaOf } from './replica/Replica'
import { senders } from './unsentEdits'

/** How long someone who wants to sign out waits for the server, in milliseconds. */
const PATIENCE = 3000

/**
 * Sends what was done on this device and is not on the server yet (docs/product.md PLAN-47).
 * @returns whether all of it is there now; false after three seconds.
 */
export async function sendEdits(): Promise<boolean> {
  const owner = tokenOwner()
  const replica = replicaOf(owner)
  await replica.restored
  const isSent = () => replica.kept().outbox.length === 0
  if (isSent() || senders.size === 0) return isSent()
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([Promise.all([...senders].map((send) => send())), late])
  return isSent()
}

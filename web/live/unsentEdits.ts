import type { PlanSync } from '../plan/live/createPlanSync'
import { editsOf } from '../plan/live/editsStorage'
import { tokenOwner } from '../session/tokenOwner'

/** How long somebody who wants to sign out waits for the server, in milliseconds. */
const PATIENCE = 3000

let current: PlanSync | null = null

/** Notes the planner of this page. @returns what ends it. */
export function followEdits(sync: PlanSync): () => void {
  current = sync
  return () => {
    if (current === sync) current = null
  }
}

/**
 * Sends what was edited on this device and is not on the server yet (docs/product.md PLAN-47).
 * @returns whether all of it is there now; false after three seconds.
 */
export async function sendEdits(): Promise<boolean> {
  const isSent = () => editsOf(tokenOwner()).read().length === 0
  if (isSent() || !current) return isSent()
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([current.flush(), late])
  return isSent()
}

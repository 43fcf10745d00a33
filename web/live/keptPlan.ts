import { TIMES } from '../../schema/limits'
import type { Plan } from '../plan/plan'
import { fromStored } from '../plan/planGuard'
import { readDeviceOwner } from '../session/deviceOwner'
import { tokenOwner } from '../session/tokenOwner'
import { readFirstView } from './replica/firstView'

/** The plan that was on the page last, as it is kept on the device for a page that opens without a network. */
export interface KeptPlan {
  plan: Plan
  /** When it was last known to suit those who eat it, in milliseconds since 1970. */
  at: number
  /** The household whose plan it is. */
  householdId: string
}

/** A person's kept plan, by default that of the person who is signed in (docs/product.md DEV-10). */
export function readKeptPlan(owner?: string): KeptPlan | null {
  const { plan: kept = null, householdId = '' } = readFirstView(owner) ?? {}
  return kept && { plan: fromStored(kept.rows, (category, row) => `${category}-${row}`), at: kept.at, householdId }
}

/** The same, if it is not older than a session lasts without use. */
export function readRecentPlan(owner: string): KeptPlan | null {
  const kept = readKeptPlan(owner)
  return kept && Date.now() - kept.at < TIMES.sessionIdle ? kept : null
}

/**
 * For whom this device keeps a plan now: the person who is signed in and the household; null for no one. What was fetched
 * for others than these is not kept any more when it arrives.
 */
export function keptFor(): string | null {
  const owner = tokenOwner()
  const kept = owner !== '' && owner === readDeviceOwner() ? readKeptPlan(owner) : null
  return kept && `${owner} ${kept.householdId}`
}

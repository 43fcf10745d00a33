import { TIMES } from '../../schema/limits'
import { readDeviceOwner } from '../session/deviceOwner'
import { isNumber, isText, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import { tokenOwner } from '../session/tokenOwner'
import type { Plan } from './plan'
import { fromStored, isStoredPlan, type StoredPlan } from './planGuard'

/** The plan that was on the page last, as it is kept on the device for a page that opens without a network. */
export interface KeptPlan {
  plan: Plan
  /** When it was last known to suit those who eat it, in milliseconds since 1970. */
  at: number
  /** The household whose plan it is. */
  householdId: string
}

type Stored = Omit<KeptPlan, 'plan'> & { plan: StoredPlan }

const plans = ownedStorage<Stored>('keptPlan', shape<Stored>({ plan: isStoredPlan, at: isNumber, householdId: isText }))

/** A person's kept plan, by default that of the person who is signed in (docs/product.md DEV-10). */
export function readKeptPlan(owner?: string): KeptPlan | null {
  const kept = plans.read(owner)
  return kept && { ...kept, plan: fromStored(kept.plan, (category, row) => `${category}-${row}`) }
}

/** The same, if it is not older than a session lasts without use. */
export function readRecentPlan(owner: string): KeptPlan | null {
  const kept = readKeptPlan(owner)
  return kept && Date.now() - kept.at < TIMES.sessionIdle ? kept : null
}

/** Keeps the plan of the person who is signed in. */
export const storeKeptPlan = (kept: KeptPlan): void => plans.write(kept)

/**
 * For whom this device keeps a plan now: the person who is signed in and the household; null for no one. What was fetched
 * for others than these is not kept any more when it arrives.
 */
export function keptFor(): string | null {
  const owner = tokenOwner()
  const kept = owner !== '' && owner === readDeviceOwner() ? readKeptPlan(owner) : null
  return kept && `${owner} ${kept.householdId}`
}

/** Removes a person's kept plan. */
export function forgetKeptPlan(owner: string): void {
  if (plans.read(owner)) plans.clear()
}

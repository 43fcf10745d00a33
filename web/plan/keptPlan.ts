import { TIMES } from '../../schema/limits'
import { isNumber, isText, nullOr, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import { hasMeals, type Plan } from './plan'
import { isSoundPlan } from './planGuard'

/** The plan that was on the page last, as it is kept on the device for a page that opens without a network. */
export interface KeptPlan {
  plan: Plan
  /** When it was last known to suit those who eat it, in milliseconds since 1970. */
  at: number
  /** The household whose plan it is; null where the page had not heard of it. */
  householdId: string | null
}

const plans = ownedStorage<KeptPlan>(
  'keptPlan',
  shape<KeptPlan>({ plan: isSoundPlan, at: isNumber, householdId: nullOr(isText) }),
)

/** A person's kept plan, by default that of the person who is signed in (docs/product.md DEV-10). */
export const readKeptPlan = (owner?: string): KeptPlan | null => plans.read(owner)

/** The same, if it is not older than a session lasts without use. */
export function readRecentPlan(owner: string): KeptPlan | null {
  const kept = readKeptPlan(owner)
  return kept && Date.now() - kept.at < TIMES.sessionIdle ? kept : null
}

/** Keeps a plan; one without meals is not kept. */
export function storeKeptPlan(kept: KeptPlan): void {
  if (hasMeals(kept.plan)) plans.write(kept)
  else plans.clear()
}

/** Removes a person's kept plan. */
export function forgetKeptPlan(owner: string): void {
  if (plans.read(owner)) plans.clear()
}

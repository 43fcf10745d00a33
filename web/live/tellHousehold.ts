import { tokenOwner } from '../session/tokenOwner'
import { parts } from './household'
import type { LiveHouseholdFragment } from './operations.generated'
import { replicaOf } from './replica/Replica'

/** Hands on the household as the server said it, here and on the device; something older than what is known changes nothing. */
export function tellHousehold(household: LiveHouseholdFragment): void {
  const known = parts.household.latest()
  if (known?.id === household.id && known.version > household.version) return
  parts.household.tell(household)
  replicaOf(tokenOwner()).showFirst({ householdId: household.id, members: household.members })
}

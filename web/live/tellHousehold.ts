import { parts } from './household'
import { keepTable } from './keptTable'
import type { LiveHouseholdFragment } from './operations.generated'

/** Hands on the household as the server said it, here and on the device; something older than what is known changes nothing. */
export function tellHousehold(household: LiveHouseholdFragment): void {
  const known = parts.household.latest()
  if (known?.id === household.id && known.version > household.version) return
  parts.household.tell(household)
  keepTable(household.members)
}

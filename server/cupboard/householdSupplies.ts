import { membership } from '../households/membership'
import type { Services } from '../services'
import { sydneyDay } from '../sydneyTime'
import { readCupboard } from './cupboardStore'
import { nearDate, type Supplies, suppliesOf } from './supplies'

/** What a user's household has at home to count with today. */
export async function suppliesOfHousehold(services: Services, userId: string): Promise<Supplies> {
  const { householdId } = await membership(services, userId)
  const { state } = await readCupboard(services.db, householdId)
  return suppliesOf(services.catalogue.compiled, state, sydneyDay(services.now()))
}

/** Slugs of what a user's household should use up within five days. */
export async function nearDateOfHousehold(services: Services, userId: string): Promise<ReadonlySet<string>> {
  const { householdId } = await membership(services, userId)
  const { state } = await readCupboard(services.db, householdId)
  return nearDate(state, sydneyDay(services.now()))
}

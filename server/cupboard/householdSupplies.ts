import { sydneyDay } from '../../schema/sydneyDay'
import type { Services } from '../platform/services'
import { readCupboardOf } from './cupboardStore'
import { nearDate, type Supplies, suppliesOf } from './supplies'
import type { Caller } from '../request/context'

/** What a user's household has at home to count with today. */
export async function suppliesOfHousehold(services: Services, caller: Caller): Promise<Supplies> {
  const cupboard = await readCupboardOf(services, caller)
  return suppliesOf(services.catalogue.compiled, cupboard, sydneyDay(services.now()))
}

/** Slugs of what a user's household should use up within five days. */
export async function nearDateOfHousehold(services: Services, caller: Caller): Promise<ReadonlySet<string>> {
  return nearDate(await readCupboardOf(services, caller), sydneyDay(services.now()))
}

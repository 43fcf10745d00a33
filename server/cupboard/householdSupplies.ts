import { sydneyDay } from '../../schema/sydneyDay'
import type { Services } from '../platform/services'
import { readCupboardOf } from './cupboardStore'
import { nearDate, type Supplies, suppliesOf } from './supplies'
import type { Caller } from '../request/context'

/** What a user's household has at home to count with today. */
export async function suppliesOfHousehold({ db, catalogue, now }: Services, caller: Caller): Promise<Supplies> {
  return suppliesOf(catalogue.compiled, await readCupboardOf(db, caller), sydneyDay(now()))
}

/** Slugs of what a user's household should use up within five days. */
export async function nearDateOfHousehold({ db, now }: Services, caller: Caller): Promise<ReadonlySet<string>> {
  return nearDate(await readCupboardOf(db, caller), sydneyDay(now()))
}

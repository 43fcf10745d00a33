import type { Services } from '../platform/services'
import { changeOwnHousehold, type HouseholdOutcome } from './changeHousehold'
import { HouseholdModel } from './HouseholdModel'
import { readName } from './readMemberInput'
import type { Caller } from '../request/context'

/** Names the caller's household. */
export function renameHousehold(services: Services, caller: Caller, given: string): Promise<HouseholdOutcome> {
  const { name, errors } = readName(given)
  return changeOwnHousehold(services, caller, async ({ trx, household }) => {
    if (errors.length === 0) await HouseholdModel.query(trx).findById(household.id).patch({ name })
    return errors
  })
}

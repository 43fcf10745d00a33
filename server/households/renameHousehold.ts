import type { Services } from '../platform/services'
import { changeOwnHousehold, type HouseholdOutcome } from './changeHousehold'
import { HouseholdModel } from './HouseholdModel'
import { readName } from './readMemberInput'
import type { Caller } from '../request/context'

/** Names the caller's household. One that has the name counts no change: the call may have been sent again. */
export function renameHousehold(services: Services, caller: Caller, given: string): Promise<HouseholdOutcome> {
  const { name, errors } = readName(given)
  return changeOwnHousehold(services, caller, async ({ trx, household }) => {
    if (errors.length > 0) return errors
    if (household.name === name) return 'unchanged'
    await HouseholdModel.query(trx).findById(household.id).patch({ name })
    return []
  })
}

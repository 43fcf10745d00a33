import type { Services } from '../platform/services'
import { changeOwnHousehold, type HouseholdOutcome } from './changeHousehold'
import { HouseholdModel } from './HouseholdModel'
import { readName } from './readMemberInput'

/** Names the caller's household. */
export function renameHousehold(services: Services, userId: string, given: string): Promise<HouseholdOutcome> {
  const { name, errors } = readName(given)
  return changeOwnHousehold(services, userId, async ({ trx, household }) => {
    if (errors.length === 0) await HouseholdModel.query(trx).findById(household.id).patch({ name })
    return errors
  })
}

import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { changeHousehold, type HouseholdOutcome } from './changeHousehold'
import { HouseholdModel } from './HouseholdModel'
import { accountsIn } from './lockHouseholds'
import { messages } from './messages'
import { startHousehold } from './startHousehold'

/** Leaves the caller's household for a new one. A household without any account ends with all its rows. */
export function leaveHousehold(services: Services, userId: string): Promise<HouseholdOutcome> {
  return changeHousehold(services, userId, async (change) => {
    const isAlone = accountsIn(change).length === 1
    if (change.isOwner && !isAlone) return [inputError('HAND_OVER_FIRST', null, messages.handOverFirst)]
    await startHousehold(services, change.trx, change.self)
    if (isAlone) await HouseholdModel.query(change.trx).deleteById(change.household.id)
    return []
  })
}

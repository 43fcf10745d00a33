import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { type Change, changeHousehold, type HouseholdOutcome } from './changeHousehold'
import { endHousehold } from './endHousehold'
import { accountsIn } from './lockHouseholds'
import { messages } from './messages'
import { noteMembership } from './noteMembership'
import { endPlace } from './places'
import type { Caller } from '../request/context'
import type { Origin } from '../request/Origin'

/** Leaves the caller's household for a new one. A household without any account ends with all its rows. */
export function leaveHousehold(services: Services, caller: Caller, by: Origin): Promise<HouseholdOutcome> {
  const leave = async (change: Change) => {
    const isAlone = accountsIn(change).length === 1
    if (change.isOwner && !isAlone) return [inputError('HAND_OVER_FIRST', null, messages.handOverFirst)]
    await endPlace(services, change.trx, change.self)
    await noteMembership(services, change.trx, caller.userId, change, { kind: 'HOUSEHOLD_LEFT', by })
    if (isAlone) await endHousehold(services, change.trx, change.household.id)
    return []
  }
  return changeHousehold(services, caller, leave, { userId: caller.userId })
}

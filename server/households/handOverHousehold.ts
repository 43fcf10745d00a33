import { inputError } from '../errors'
import type { Services } from '../services'
import { changeOwnHousehold, type HouseholdOutcome } from './changeHousehold'
import { findMember, noSuchMember } from './findMember'
import { HouseholdModel } from './HouseholdModel'
import { messages } from './messages'

/** Makes another account the owner of the caller's household. */
export function handOverHousehold(services: Services, userId: string, memberId: string): Promise<HouseholdOutcome> {
  return changeOwnHousehold(services, userId, async (change) => {
    const member = findMember(change, memberId)
    if (!member) return noSuchMember()
    if (member.userId === null) return [inputError('INVALID', 'memberId', messages.noAccount)]
    await HouseholdModel.query(change.trx).findById(change.household.id).patch({ ownerId: member.userId })
    return []
  })
}

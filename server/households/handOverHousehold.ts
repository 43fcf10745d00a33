import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { changeOwnHousehold, type HouseholdOutcome } from './changeHousehold'
import { findMember, noSuchMember } from './findMember'
import { HouseholdModel } from './HouseholdModel'
import { InvitationModel } from './InvitationModel'
import { messages } from './messages'
import type { Caller } from '../request/context'

/**
 * Makes another account the owner of the caller's household. Its invitations end: the former owner knows their links, and
 * may leave or be removed.
 */
export function handOverHousehold(services: Services, caller: Caller, memberId: string): Promise<HouseholdOutcome> {
  return changeOwnHousehold(services, caller, async (change) => {
    const member = findMember(change, memberId)
    if (!member) return noSuchMember()
    if (member.userId === null) return [inputError('INVALID', 'memberId', messages.noAccount)]
    const { id } = change.household
    await HouseholdModel.query(change.trx).findById(id).patch({ ownerId: member.userId })
    if (member.id !== change.self.id) await InvitationModel.query(change.trx).where({ householdId: id }).delete()
    return []
  })
}

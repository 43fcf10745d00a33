import { messages as accountMessages } from '../accounts/messages'
import { isProven } from '../accounts/presentPassword'
import type { Person } from '../accounts/provenAccount'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { changeOwnHousehold, type HouseholdOutcome } from './changeHousehold'
import { findMember, noSuchMember } from './findMember'
import { HouseholdModel } from './HouseholdModel'
import { InvitationModel } from './InvitationModel'
import { messages } from './messages'
import { noteMembership } from './noteMembership'
import type { Caller } from '../request/context'

/**
 * Makes another account the owner of the caller's household, upon a fresh proof (docs/product.md ACC-88). Its invitations end:
 * the former owner knows their links, and may leave or be removed.
 */
export function handOverHousehold(
  services: Services,
  caller: Caller,
  person: Person,
  memberId: string,
): Promise<HouseholdOutcome> {
  return changeOwnHousehold(services, caller, async (change) => {
    const member = findMember(change, memberId)
    if (!member) return noSuchMember()
    if (member.userId === null) return [inputError('INVALID', 'memberId', messages.noAccount)]
    const { trx, household } = change
    const { id } = household
    if (!(await isProven({ db: trx, now: services.now }, caller.userId, person.sessionId)))
      return [inputError('PROOF_NEEDED', null, accountMessages.proveFirst)]
    await HouseholdModel.query(trx).findById(id).patch({ ownerId: member.userId })
    if (member.id === change.self.id) return []
    await InvitationModel.query(trx).where({ householdId: id }).delete()
    await noteMembership(services, trx, caller.userId, change, { kind: 'HOUSEHOLD_HANDED_OVER', by: person })
    await noteMembership(services, trx, member.userId, change, { kind: 'HOUSEHOLD_TAKEN_OVER', by: 'another' })
    return []
  })
}

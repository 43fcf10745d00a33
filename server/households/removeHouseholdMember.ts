import { UserModel } from '../accounts/UserModel'
import { queueMail } from '../mail/outbox'
import { removedFromHouseholdMail } from '../mail/templates/removedFromHouseholdMail'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { changeOwnHousehold, type HouseholdOutcome } from './changeHousehold'
import { findMember, noSuchMember } from './findMember'
import { MemberModel } from './MemberModel'
import { messages } from './messages'
import { noteMembership } from './noteMembership'
import { endPlace } from './places'
import type { Caller } from '../request/context'

/** Removes a member from the caller's household: an account goes to a new household, a person without one ends. */
export function removeHouseholdMember(services: Services, caller: Caller, memberId: string): Promise<HouseholdOutcome> {
  return changeOwnHousehold(services, caller, async (change) => {
    const member = findMember(change, memberId)
    if (!member) return noSuchMember()
    if (member.id === change.self.id) return [inputError('NOT_ALLOWED', 'memberId', messages.notOneself)]
    const { trx } = change
    if (member.userId === null) await MemberModel.query(trx).deleteById(member.id)
    else {
      await endPlace(services, trx, member)
      const left = await UserModel.query(trx).findById(member.userId).select('email')
      if (left)
        await queueMail(services, trx, {
          ...{ to: left.email, userId: member.userId },
          ...removedFromHouseholdMail(services.config, change.household.name),
        })
      await noteMembership(services, trx, member.userId, change, { kind: 'HOUSEHOLD_REMOVED', by: 'another' })
    }
    return []
  })
}

import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { changeOwnHousehold, type HouseholdOutcome } from './changeHousehold'
import { InvitationModel } from './InvitationModel'
import { messages } from './messages'

/** Makes the link of an invitation useless. One of another household is answered like one that does not exist. */
export function revokeInvitation(services: Services, userId: string, id: string): Promise<HouseholdOutcome> {
  return changeOwnHousehold(services, userId, async ({ trx, household }) => {
    const revoked = await InvitationModel.open(trx, services.now()).where({ id, householdId: household.id }).delete()
    return revoked === 1 ? [] : [inputError('UNKNOWN', 'invitationId', messages.noSuchInvitation)]
  })
}

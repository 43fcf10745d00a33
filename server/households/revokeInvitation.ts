import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { changeOwnHousehold, type HouseholdOutcome } from './changeHousehold'
import { InvitationModel } from './InvitationModel'
import { messages } from './messages'
import type { Caller } from '../request/context'

/** Makes the link of an invitation useless. One of another household is answered like one that does not exist. */
export function revokeInvitation(services: Services, caller: Caller, id: string): Promise<HouseholdOutcome> {
  return changeOwnHousehold(services, caller, async ({ trx, household }) => {
    const revoked = await InvitationModel.open(trx, services.now()).where({ id, householdId: household.id }).delete()
    return revoked === 1 ? [] : [inputError('UNKNOWN', 'invitationId', messages.noSuchInvitation)]
  })
}

import { LIMITS } from '../../schema/limits'
import { inputError } from '../platform/errors'
import type { AddHouseholdMemberInput } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { changeOwnHousehold, type HouseholdOutcome } from './changeHousehold'
import { MemberModel } from './MemberModel'
import { newMember } from './membership'
import { messages } from './messages'
import { readMemberInput } from './readMemberInput'
import type { Caller } from '../request/context'

/** Adds a person without an account to the caller's household. */
export function addHouseholdMember(
  services: Services,
  caller: Caller,
  input: AddHouseholdMemberInput,
): Promise<HouseholdOutcome> {
  const { value, errors } = readMemberInput(input, { hasAccount: false })
  return changeOwnHousehold(services, caller, async ({ trx, household, members }) => {
    if (errors.length > 0) return errors
    if (members.length >= LIMITS.householdMembers) return [inputError('TOO_MANY', null, messages.full())]
    const member = newMember({ householdId: household.id, userId: null, joinedAt: services.now() })
    await MemberModel.query(trx).insert({ ...member, answersEditedBy: 'OWNER', ...value })
    return []
  })
}

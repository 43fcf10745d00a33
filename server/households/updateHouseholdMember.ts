import { inputError } from '../platform/errors'
import type { InputError, UpdateHouseholdMemberInput } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { changeHousehold, type HouseholdOutcome } from './changeHousehold'
import { findMember, noSuchMember } from './findMember'
import { MemberModel } from './MemberModel'
import { messages } from './messages'
import { readMemberInput } from './readMemberInput'
import type { Caller } from '../request/context'

/** What is for the member alone, or for the owner where there is no account; what they eat is for everyone. */
const FOR_FEW = ['name', 'portion', 'answersEditedBy'] as const

/** Changes what is known of a member of the caller's household. */
export function updateHouseholdMember(
  services: Services,
  caller: Caller,
  input: UpdateHouseholdMemberInput,
): Promise<HouseholdOutcome> {
  return changeHousehold(services, caller, async (change) => {
    const member = findMember(change, input.memberId)
    if (!member) return noSuchMember()
    const hasAccount = member.userId !== null
    const isAllowed = hasAccount ? member.id === change.self.id : change.isOwner
    if (!isAllowed) {
      const errors = notAllowed(input, hasAccount)
      if (errors.length > 0) return errors
    }
    const { value, errors } = readMemberInput(input, { hasAccount })
    if (errors.length === 0 && Object.keys(value).length > 0)
      await MemberModel.query(change.trx).findById(member.id).patch(value)
    return errors
  })
}

function notAllowed(input: UpdateHouseholdMemberInput, hasAccount: boolean): InputError[] {
  const message = hasAccount ? messages.notYours : messages.notYoursButOwners
  const field = FOR_FEW.find((name) => input[name] != null)
  return field ? [inputError('NOT_ALLOWED', field, message)] : []
}

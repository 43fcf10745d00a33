import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import type { FullHousehold } from './lockHouseholds'
import type { MemberModel } from './MemberModel'
import { messages } from './messages'

/** A member of a household by id. One of another household is answered like one that does not exist. */
export const findMember = ({ members }: FullHousehold, memberId: string): MemberModel | undefined =>
  members.find(({ id }) => id === memberId)

export const noSuchMember = (): InputError[] => [inputError('UNKNOWN', 'memberId', messages.noSuchMember)]

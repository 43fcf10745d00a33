import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import { noSuchMember } from '../households/findMember'
import { type TableMember, tableMembers } from '../households/tableMembers'
import type { Services } from '../platform/services'
import { messages } from './messages'
import type { Caller } from '../request/context'

/** The member whose answers a call is about; null with the reason where the caller may not see and edit them. */
export interface EditedMember {
  readonly member: TableMember | null
  readonly errors: InputError[]
}

/** The caller where no member is named. A member of another household is answered like one that does not exist. */
export async function editedMember(
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  memberId: string | null | undefined,
): Promise<EditedMember> {
  const members = await tableMembers(services, caller)
  const member = members.find(({ id, isViewer }) => (memberId ? id === memberId : isViewer))
  if (!member) return { member: null, errors: noSuchMember() }
  if (member.mayEditAnswers) return { member, errors: [] }
  return { member: null, errors: [inputError('NOT_ALLOWED', 'memberId', messages.notYourAnswers)] }
}

import type { HouseholdMember } from '../generated/schemaTypes'
import { categoriesOf } from '../pure/mealCategories'
import type { HouseholdModel } from './HouseholdModel'
import type { InvitationModel } from './InvitationModel'
import { ownerAmong } from './lockHouseholds'
import type { MemberModel } from './MemberModel'

/** A member as the accounts of the household see it; the features above add what they hold of it. */
export type MemberView = Omit<HouseholdMember, 'forms'> & { readonly householdId: string }

/** A household as one of its accounts sees it. */
export interface HouseholdView {
  id: string
  name: string
  version: number
  members: MemberView[]
  /** Whether the caller owns it. */
  isOwned: boolean
}

/** A member with the mail address of the account; null without one. */
export type AddressedMember = Pick<MemberModel, 'id' | 'userId' | 'name' | 'portion' | 'eats' | 'answersEditedBy'> & {
  email: string | null
}

/** The view for an account of the household. `members` are all of them, in the order in which they joined. */
export function householdView(
  household: HouseholdModel,
  members: readonly AddressedMember[],
  userId: string,
): HouseholdView {
  const owner = ownerAmong(members, household.ownerId)
  const isOwned = owner?.userId === userId
  const { id, name, version } = household
  return { id, name, version, isOwned, members: members.map(memberView) }

  function memberView(member: AddressedMember): MemberView {
    const isViewer = member.userId === userId
    const { answersEditedBy } = member
    return {
      id: member.id,
      householdId: id,
      name: nameOf(member),
      portion: member.portion / 100,
      eats: categoriesOf(member.eats),
      role: member.userId === null ? null : member === owner ? 'OWNER' : 'MEMBER',
      isViewer,
      answersEditedBy,
      mayEditAnswers: isViewer || mayOthersEdit(member, isOwned),
    }
  }
}

/** Whether an account other than the member's own may edit the member's answers (docs/product.md HH-6). */
export const mayOthersEdit = ({ answersEditedBy }: Pick<MemberModel, 'answersEditedBy'>, isOwner: boolean): boolean =>
  answersEditedBy === 'EVERYONE' || (answersEditedBy === 'OWNER' && isOwner)

/** What the others call a member. The rest of the mail address is not theirs to see (docs/product.md HH-8). */
export const nameOf = ({ name, email }: Pick<AddressedMember, 'name' | 'email'>): string =>
  name || (email ?? '').replace(/@[^@]*$/, '')

/** An open invitation as the owner sees it. */
export type InvitationView = Pick<InvitationModel, 'id' | 'sentTo' | 'createdAt' | 'expiresAt'> & {
  forMember: MemberView | null
}

export function invitationView(invitation: InvitationModel, { members }: HouseholdView): InvitationView {
  const { id, sentTo, createdAt, expiresAt, memberId } = invitation
  return { id, sentTo, createdAt, expiresAt, forMember: members.find((member) => member.id === memberId) ?? null }
}

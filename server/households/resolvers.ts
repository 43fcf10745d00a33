import { logOutcome } from '../accounts/logAccountEvents'
import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../request/context'
import { releasedCodes } from '../request/releasedCodes'
import { acceptInvitation } from './acceptInvitation'
import { addHouseholdMember } from './addHouseholdMember'
import { handOverHousehold } from './handOverHousehold'
import { openInvitations, previewInvitation } from './invitations'
import { inviteToHousehold } from './inviteToHousehold'
import { leaveHousehold } from './leaveHousehold'
import { readHousehold } from './readHousehold'
import { removeHouseholdMember } from './removeHouseholdMember'
import { renameHousehold } from './renameHousehold'
import { revokeInvitation } from './revokeInvitation'
import { updateHouseholdMember } from './updateHouseholdMember'
import type { MemberView } from './views'

/** The people who plan, shop and eat together. */
export const households: Resolvers = {
  Query: {
    household: (_parent, _args, context) => readHousehold(context.services, userOf(context).userId),
    invitation: (_parent, { key }, { services }) => previewInvitation(services, key),
  },
  Viewer: {
    households: async (_viewer, _args, context) => [await readHousehold(context.services, userOf(context).userId)],
    member: async (_viewer, _args, context) => {
      const { members } = await readHousehold(context.services, userOf(context).userId)
      return memberIn(members)
    },
    household: async (_viewer, { id }, context) => {
      const household = await readHousehold(context.services, userOf(context).userId)
      return !id || id === household.id ? household : null
    },
  },
  Household: {
    invitations: (household, _args, { services }) => openInvitations(services, household),
  },
  Mutation: {
    renameHousehold: (_parent, { input }, context) =>
      renameHousehold(context.services, userOf(context).userId, input.name),
    addHouseholdMember: (_parent, { input }, context) =>
      addHouseholdMember(context.services, userOf(context).userId, input),
    updateHouseholdMember: (_parent, { input }, context) =>
      updateHouseholdMember(context.services, userOf(context).userId, input),
    removeHouseholdMember: async (_parent, { input }, context) => {
      const outcome = await removeHouseholdMember(context.services, userOf(context).userId, input.memberId)
      logOutcome(context, 'household_removal', outcome.errors, targetOf(input.memberId))
      return outcome
    },
    leaveHousehold: async (_parent, _args, context) => {
      const outcome = await leaveHousehold(context.services, userOf(context).userId)
      logOutcome(context, 'household_leaving', outcome.errors)
      return outcome
    },
    handOverHousehold: async (_parent, { input }, context) => {
      const outcome = await handOverHousehold(context.services, userOf(context).userId, input.memberId)
      logOutcome(context, 'household_handover', outcome.errors, targetOf(input.memberId))
      return outcome
    },
    inviteToHousehold: async (_parent, { input }, context) => {
      const { household, made, errors } = await inviteToHousehold(
        context.services,
        userOf(context).userId,
        input,
        context,
      )
      logOutcome(context, 'household_invitation', errors, made ? { target: made.id } : {})
      const open = household && made ? await openInvitations(context.services, household) : []
      return { household, link: made?.link ?? null, invitation: open.find(({ id }) => id === made?.id) ?? null, errors }
    },
    revokeInvitation: async (_parent, { input }, context) => {
      const outcome = await revokeInvitation(context.services, userOf(context).userId, input.invitationId)
      logOutcome(context, 'household_revocation', outcome.errors, targetOf(input.invitationId))
      return outcome
    },
    acceptInvitation: async (_parent, { input }, context) => {
      const outcome = await acceptInvitation(context.services, userOf(context).userId, input)
      logOutcome(context, 'household_join', outcome.errors, outcome.household ? { target: outcome.household.id } : {})
      return { ...outcome, errors: releasedCodes(outcome.errors, context) }
    },
  },
}

/** The caller among the members of the caller's household. */
function memberIn(members: readonly MemberView[]): MemberView {
  const member = members.find(({ isViewer }) => isViewer)
  if (!member) throw new Error('A household lacks the account that reads it')
  return member
}

/** The row that a call names, as far as it can be the id of one. */
const targetOf = (id: string) => ({ target: id.slice(0, 36) })

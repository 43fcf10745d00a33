import { logOutcome } from '../accounts/logAccountEvents'
import type { Resolvers } from '../generated/resolverTypes'
import { askingFor, originOf, personHere, userOf } from '../request/context'
import { releasedCodes } from '../request/releasedCodes'
import { acceptInvitation } from './acceptInvitation'
import { addHouseholdMember } from './addHouseholdMember'
import { createHousehold } from './createHousehold'
import { handOverHousehold } from './handOverHousehold'
import { openInvitations, previewInvitation } from './invitations'
import { inviteToHousehold } from './inviteToHousehold'
import { leaveHousehold } from './leaveHousehold'
import { belongsTo } from './membership'
import { readHousehold, readHouseholds } from './readHousehold'
import { removeHouseholdMember } from './removeHouseholdMember'
import { renameHousehold } from './renameHousehold'
import { revokeInvitation } from './revokeInvitation'
import { updateHouseholdMember } from './updateHouseholdMember'
import type { MemberView } from './views'

/** The people who plan, shop and eat together. */
export const households: Resolvers = {
  Query: {
    household: (_parent, _args, context) => readHousehold(context.services, userOf(context)),
    invitation: (_parent, { key }, { services }) => previewInvitation(services, key),
  },
  Viewer: {
    households: (_viewer, _args, context) => readHouseholds(context.services, userOf(context)),
    member: async (_viewer, _args, context) => {
      const { members } = await readHousehold(context.services, userOf(context))
      return memberIn(members)
    },
    household: async (_viewer, { id }, context) => {
      if (!id) return readHousehold(context.services, userOf(context))
      const asked = askingFor(userOf(context), id)
      return (await belongsTo(context.services, asked, id)) ? readHousehold(context.services, asked) : null
    },
  },
  Household: {
    invitations: (household, _args, { services }) => openInvitations(services, household),
  },
  Mutation: {
    createHousehold: (_parent, { input }, context) =>
      createHousehold(context.services, userOf(context), input.name ?? null),
    renameHousehold: (_parent, { input }, context) => renameHousehold(context.services, userOf(context), input.name),
    addHouseholdMember: (_parent, { input }, context) => addHouseholdMember(context.services, userOf(context), input),
    updateHouseholdMember: (_parent, { input }, context) =>
      updateHouseholdMember(context.services, userOf(context), input),
    removeHouseholdMember: async (_parent, { input }, context) => {
      const outcome = await removeHouseholdMember(context.services, userOf(context), input.memberId)
      logOutcome(context, 'household_removal', outcome.errors, targetOf(input.memberId))
      return outcome
    },
    leaveHousehold: async (_parent, _args, context) => {
      const outcome = await leaveHousehold(context.services, userOf(context), originOf(context))
      logOutcome(context, 'household_leaving', outcome.errors)
      return outcome
    },
    handOverHousehold: async (_parent, { input }, context) => {
      const outcome = await handOverHousehold(context.services, userOf(context), personHere(context), input.memberId)
      logOutcome(context, 'household_handover', outcome.errors, targetOf(input.memberId))
      return outcome
    },
    inviteToHousehold: async (_parent, { input }, context) => {
      const { household, made, errors } = await inviteToHousehold(context.services, userOf(context), input, context)
      logOutcome(context, 'household_invitation', errors, made ? { target: made.id } : {})
      const open = household && made ? await openInvitations(context.services, household) : []
      return { household, link: made?.link ?? null, invitation: open.find(({ id }) => id === made?.id) ?? null, errors }
    },
    revokeInvitation: async (_parent, { input }, context) => {
      const outcome = await revokeInvitation(context.services, userOf(context), input.invitationId)
      logOutcome(context, 'household_revocation', outcome.errors, targetOf(input.invitationId))
      return outcome
    },
    acceptInvitation: async (_parent, { input }, context) => {
      const outcome = await acceptInvitation(context.services, userOf(context), input, originOf(context))
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

import { logOutcome } from '../accounts/logAccountEvents'
import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../request/context'
import { addHouseholdMember } from './addHouseholdMember'
import { handOverHousehold } from './handOverHousehold'
import { leaveHousehold } from './leaveHousehold'
import { readHousehold } from './readHousehold'
import { removeHouseholdMember } from './removeHouseholdMember'
import { renameHousehold } from './renameHousehold'
import { updateHouseholdMember } from './updateHouseholdMember'

/** The people who plan, shop and eat together. */
export const households: Resolvers = {
  Query: {
    household: (_parent, _args, context) => readHousehold(context.services, userOf(context).userId),
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
  },
}

/** The member that a call names, as far as it can be the id of one. */
const targetOf = (memberId: string) => ({ target: memberId.slice(0, 36) })

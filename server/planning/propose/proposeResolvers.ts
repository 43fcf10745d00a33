import type { Resolvers } from '../../generated/resolverTypes'
import { proposePlan } from './proposePlan'

/** Plans that are proposed to no household. */
export const proposedPlans: Resolvers = {
  Query: {
    proposePlan: (_parent, { input }, { services }) => proposePlan(services, input),
  },
}

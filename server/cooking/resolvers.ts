import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../request/context'
import { cookingMeal } from './cookingMeal'
import { instructions } from './instructions'
import { plannedInstructions } from './plannedInstructions'

export const cooking: Resolvers = {
  Query: {
    cookingMeal: (_parent, args, context) => cookingMeal(context.services, userOf(context).userId, args),
    plannedInstructions: (_parent, args, context) =>
      plannedInstructions(context.services, userOf(context).userId, args),
    instructions: (_parent, args, { services, principal }) =>
      instructions(services, principal.kind === 'user' ? principal.userId : null, args),
  },
}

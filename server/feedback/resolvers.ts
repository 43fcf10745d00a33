import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../request/context'
import { mealNames } from './mealNames'
import { raffleStatus } from './raffleStatus'
import { submitFeedback } from './submitFeedback'

export const feedback: Resolvers = {
  Query: {
    raffleStatus: (_parent, _args, context) => raffleStatus(context.services, userOf(context).userId),
    mealNames: (_parent, _args, context) => mealNames(context.services, userOf(context)),
  },
  Mutation: {
    submitFeedback: (_parent, { input }, context) => submitFeedback(context.services, userOf(context), input),
  },
}

import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../request/context'
import { applyPlanOperations } from './applyPlanOperations'
import { currentPlan } from './currentPlan'
import { mealBases } from './mealBases'
import { mealPlan } from './mealPlan'
import { mealVersions } from './mealVersions'
import { plansOfCall } from './plansOfCall'
import { randomizeMealPlan } from './randomizeMealPlan'
import { saveMealPlan } from './saveMealPlan'
import { savedVersion } from './savedVersion'
import { scrubMealPlan } from './scrubMealPlan'

export const planning: Resolvers = {
  Query: {
    currentPlan: (_parent, _args, context) => currentPlan(context.services, userOf(context)),
    mealBases: (_parent, { category }, { services, principal }) =>
      mealBases(services, principal.kind === 'user' ? principal : null, category),
    mealVersions: (_parent, args, context) => mealVersions(context.services, userOf(context), args),
    mealPlan: (_parent, _args, context, info) => {
      const caller = userOf(context)
      return mealPlan(context.services, caller, plansOfCall(context, caller, info))
    },
  },
  CurrentPlan: {
    savedVersion: (plan, _args, context) => savedVersion(context.services, userOf(context), plan),
  },
  Mutation: {
    applyPlanOperations: (_parent, { operations }, context) =>
      applyPlanOperations(context.services, userOf(context), operations),
    randomizeMealPlan: (_parent, { input }, context) => randomizeMealPlan(context.services, userOf(context), input),
    saveMealPlan: (_parent, { input }, context) => saveMealPlan(context.services, userOf(context), input),
    scrubMealPlan: (_parent, { input }, context) => scrubMealPlan(context.services, userOf(context), input),
  },
}

import type { Category } from '../catalogue/types'
import type { MealCategory, Resolvers } from '../generated/resolverTypes'
import { userOf } from '../graphql/context'
import { mealBases } from './mealBases'
import { mealPlan } from './mealPlan'
import { randomizeMealPlan } from './randomizeMealPlan'
import { saveMealPlan } from './saveMealPlan'
import { scrubMealPlan } from './scrubMealPlan'

/** The plan: what may be picked, proposals, saving, loading and the scrub. */
export const planning: Resolvers = {
  Query: {
    mealBases: (_parent, { category }, { services, principal }) =>
      mealBases(services, principal.kind === 'user' ? principal.userId : null, CATEGORY[category]),
    mealPlan: (_parent, _args, context) => mealPlan(context.services, userOf(context).userId),
  },
  Mutation: {
    randomizeMealPlan: (_parent, { input }, context) =>
      randomizeMealPlan(context.services, userOf(context).userId, input),
    saveMealPlan: (_parent, { input }, context) => saveMealPlan(context.services, userOf(context).userId, input),
    scrubMealPlan: (_parent, { input }, context) => scrubMealPlan(context.services, userOf(context).userId, input),
  },
}

const CATEGORY: Record<MealCategory, Category> = { BREAKFAST: 'breakfast', LUNCH: 'lunch', DINNER: 'dinner' }

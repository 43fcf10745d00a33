import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../request/context'
import { applyListOperations } from './applyListOperations'
import { sharedList } from './sharedList'
import { shoppingList } from './shoppingList'
import { shoppingListForMeals } from './shoppingListForMeals'

export const shopping: Resolvers = {
  Query: {
    sharedList: (_parent, _args, context) => sharedList(context.services, userOf(context).userId),
    shoppingList: (_parent, { plan }, context) => shoppingList(context.services, userOf(context).userId, plan),
    shoppingListForMeals: (_parent, args, { services, principal }) =>
      shoppingListForMeals(services, principal.kind === 'user' ? principal.userId : null, args),
  },
  Mutation: {
    applyListOperations: (_parent, { operations }, context) =>
      applyListOperations(context.services, userOf(context).userId, operations),
  },
}

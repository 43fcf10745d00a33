import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../request/context'
import { shoppingList } from './shoppingList'
import { shoppingListForMeals } from './shoppingListForMeals'

export const shopping: Resolvers = {
  Query: {
    shoppingList: (_parent, { plan }, context) => shoppingList(context.services, userOf(context).userId, plan),
    shoppingListForMeals: (_parent, args, { services, principal }) =>
      shoppingListForMeals(services, principal.kind === 'user' ? principal.userId : null, args),
  },
}

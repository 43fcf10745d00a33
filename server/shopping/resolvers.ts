import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../graphql/context'
import { shoppingList } from './shoppingList'
import { shoppingListForMeals } from './shoppingListForMeals'

/** Shopping lists, for a person's plan and for any meals. */
export const shopping: Resolvers = {
  Query: {
    shoppingList: (_parent, { plan }, context) => shoppingList(context.services, userOf(context).userId, plan),
    shoppingListForMeals: (_parent, args, { services, principal }) =>
      shoppingListForMeals(services, principal.kind === 'user' ? principal.userId : null, args),
  },
}

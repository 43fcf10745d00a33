import { costOf } from '../../schema/ownPrices'
import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../request/context'
import { applyListOperations } from './applyListOperations'
import { buy, isCupboard } from './buy'
import { pricesOfCall } from './habits/habitsStore'
import { kitchenWords } from './kitchenWords'
import { pieceNoun } from './pieceNoun'
import { sharedList } from './sharedList'
import { shoppingList } from './shoppingList'
import { shoppingListForMeals } from './shoppingListForMeals'

export const shopping: Resolvers = {
  Query: {
    sharedList: (_parent, _args, context) => sharedList(context.services, userOf(context)),
    shoppingList: (_parent, { plan }, context) => shoppingList(context.services, userOf(context), plan),
    shoppingListForMeals: (_parent, args, { services, principal }) =>
      shoppingListForMeals(services, principal.kind === 'user' ? principal : null, args),
  },
  ShoppingListItem: {
    storeArea: ({ item: { area } }) => area,
    buy: ({ item: { unit, named }, toBuy, isAtHome, isForHousehold }) => {
      const purchase = isAtHome ? null : buy(toBuy, unit, named)
      return purchase && { ...purchase, isForHousehold }
    },
    inKitchen: ({ item: { amount, unit, named } }) => kitchenWords(amount, unit, named),
    pieceNoun: ({ item: { unit, named } }) => (unit === 'piece' ? pieceNoun(named) : null),
    isCupboard: ({ item: { amount, unit, ingredient } }) => isCupboard(amount, unit, ingredient),
  },
  ListPurchase: {
    cents: async ({ packs, isForHousehold, householdId = null }, _args, context) =>
      costOf(packs, isForHousehold ? await pricesOfCall(context, householdId) : new Map()),
  },
  Mutation: {
    applyListOperations: (_parent, { operations }, context) =>
      applyListOperations(context.services, userOf(context), operations),
  },
}

import { InMemoryCache } from '@apollo/client'

/**
 * The cache. Meals are kept once under their id. What has no identity of its own stays where it was found: an entry of a
 * plan is a place in that plan, and the same `uniqueId` may stand in several with other serves.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      MealEntry: { keyFields: false },
      EntrySwap: { keyFields: false },
      ShoppingListItem: { keyFields: false },
      Ingredient: { keyFields: false },
      Swap: { keyFields: false },
      Product: { keyFields: [] },
    },
  })
}

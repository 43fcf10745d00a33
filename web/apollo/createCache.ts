import { InMemoryCache } from '@apollo/client'

/**
 * The cache. Types with an `id` (meals, dishes, the viewer) are stored once under it. The types here have no identity
 * across answers and are stored inside their parent: the same `uniqueId` can be in several rows of a plan with different
 * serves, and an ingredient's amounts depend on the meal.
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

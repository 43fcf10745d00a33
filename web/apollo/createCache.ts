import { type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client'

/** One page of a connection, as the cache stores it. */
interface StoredPage {
  readonly nodes: readonly Reference[]
}

/** A list that is read page by page is one list in the cache; reading it from its start replaces it. */
const growingList: FieldPolicy<StoredPage> = {
  keyArgs: false,
  merge: (before, page, { args }) =>
    before && args?.after ? { ...page, nodes: [...before.nodes, ...page.nodes] } : page,
}

/**
 * The cache. What has an `id` by which `node` finds it (meals, dishes, members) is stored once under it; the
 * viewer is one. The types here
 * have no identity across answers and are stored inside their parent: the same `uniqueId` can be in several rows of a plan
 * with different serves, an ingredient's amounts depend on the meal, and the `id` of a form's field, of its options and of
 * their settings is a key within the form, the field and the option: each member has other answers to the same field.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { dishes: growingList } },
      MealEntry: { keyFields: false },
      EntrySwap: { keyFields: false },
      ShoppingListItem: { keyFields: false },
      Ingredient: { keyFields: false },
      Swap: { keyFields: false },
      FormField: { keyFields: false },
      FormOption: { keyFields: false },
      FormSetting: { keyFields: false },
      PreferredStore: { keyFields: false },
      Product: { keyFields: [] },
      Viewer: { keyFields: [] },
    },
  })
}
